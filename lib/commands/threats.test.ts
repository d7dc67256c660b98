import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectHeld, heldBy } from './held-by';
import { inRoot } from './paths.mjs';

const threats = heldBy(readFileSync(inRoot('lib', 'THREATS.md'), 'utf8'));

test('The list of threats is read', () => {
  expect(threats.length).toBeGreaterThan(25);
});

test.each(threats)('Threat: $what', expectHeld);
