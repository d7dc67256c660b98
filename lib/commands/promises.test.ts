import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectHeld, heldBy } from './held-by';
import { inRoot } from './paths.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const promises = heldBy(readme.slice(readme.indexOf('## Promises'), readme.indexOf('## On the phones')));

test('The list of promises is read', () => {
  expect(promises.length).toBeGreaterThan(20);
});

test.each(promises)('Promised: $what', expectHeld);
