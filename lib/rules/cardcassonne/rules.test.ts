import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const unique = (numbers: Iterable<string>): string[] => [...new Set(numbers)].sort();

const rules = [...read('RULES.md').matchAll(/^- \*\*(CC-\d\d)\*\* \(/gm)].map(([, number = '']) => number);

/** The numbers in the names of tests: what stands in the first string after test( or test.each(…)(. */
function testedIn(source: string): string[] {
  const names = source.matchAll(/^test(?:\.each[\s\S]*?\)|)\(\s*(['"`])(.*?)\1\s*,/gm);
  return [...names].flatMap(([, , name = '']) => [...name.matchAll(/\[(CC-\d+)\]/g)].map(([, number = '']) => number));
}

const tested = files.filter((name) => name.endsWith('.test.ts')).flatMap((name) => testedIn(read(name)));

test('every rule has one number, in order', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(rules).toEqual(rules.map((_, index) => `CC-${String(index + 1).padStart(2, '0')}`));
});

test('every rule is named by a test, and every test names a rule that exists', () => {
  expect(unique(tested)).toEqual(rules);
});

test('every rule number in the code exists', () => {
  const named = files.flatMap((name) => [...read(name).matchAll(/CC-\d\d/g)].map(([number]) => number));
  expect(unique(named).filter((number) => !rules.includes(number))).toEqual([]);
});
