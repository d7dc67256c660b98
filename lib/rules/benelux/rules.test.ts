import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedNumbers, numberedRules } from '../testing/numbered-rules';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.(?:ts|md)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { rules, tested, mentioned } = numberedRules('BX', sources);

test('every rule has one number, in order', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(rules).toEqual(expectedNumbers('BX', rules.length));
});

test('every rule is named by a test, and every test names a rule that exists', () => {
  expect(tested).toEqual(rules);
});

test('every rule number in the code exists', () => {
  expect(mentioned.filter((number) => !rules.includes(number))).toEqual([]);
});

test('only what reads from outside knows the schemas', () => {
  const code = sources.filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const naming = (from: RegExp) => code.filter(({ text }) => from.test(text)).map(({ name }) => name);
  expect(naming(/from 'zod|from '\.\.\/asking'/)).toEqual(['cases.ts', 'schemas.ts']);
  expect(naming(/from '\.\/(?:schemas|map-chips|cases|module|alone|index)'/)).toEqual([
    ...['alone.ts', 'cases.ts', 'index.ts', 'map-chips.ts', 'module.ts'],
  ]);
});
