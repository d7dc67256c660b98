import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedNumbers, numberedRules } from '../testing/numbered-rules';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.(?:ts|md)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { rules, tested, mentioned } = numberedRules('XP', sources);

test('every rule has one number, in order', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(rules).toEqual(expectedNumbers('XP', rules.length));
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
  expect(naming(/from '\.\/(?:schemas|cases|module|index)'/)).toEqual(['alone.ts', 'module.ts']);
  expect(naming(/import \{[^}]*\} from '\.\.\/carcassonne'/).filter((name) => name !== 'cases.ts')).toEqual([]);
});
