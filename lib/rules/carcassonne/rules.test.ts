import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testRulesOf } from '../testing/rules-of';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.(?:ts|md)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const naming = testRulesOf('CA', 40, sources);

test('only what reads from outside knows the schemas', () => {
  expect(naming(/from 'zod|from '\.\.\/asking'/)).toEqual(['cases.ts', 'schemas.ts']);
  expect(naming(/from '\.\/(?:schemas|cases|module|index)'/)).toEqual(['index.ts', 'module.ts']);
});
