import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedNumbers, numberedRules } from '../testing/numbered-rules';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.(?:ts|md)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const { rules, tested, mentioned } = numberedRules('CC', sources);

test('every rule has one number, in order', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(rules).toEqual(expectedNumbers('CC', rules.length));
});

test('every rule is named by a test, and every test names a rule that exists', () => {
  expect(tested).toEqual(rules);
});

test('every rule number in the code exists', () => {
  expect(mentioned.filter((number) => !rules.includes(number))).toEqual([]);
});
