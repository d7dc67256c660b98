import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

const specs = readdirSync(inRoot('e2e'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.spec.ts'),
);

test.each(specs)('%s watches its pages: nothing leaves the site, no policy is broken', (spec) => {
  const code = readFileSync(join(inRoot('e2e'), spec), 'utf8');
  expect(code).toMatch(/import \{[^}]*\btest\b[^}]*\} from '(\.\/|\.\.\/)watched'/);
  expect(code, 'test of its own').not.toMatch(/from '@playwright\/test'/);
  expect(code, 'unwatched browser; take `anotherPhone`').not.toMatch(/\bnewContext\b/);
});
