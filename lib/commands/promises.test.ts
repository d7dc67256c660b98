import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## Promises'), readme.indexOf('## On the phones'));

/** Each promise with the tests that hold it: a file, and the words by which the test is found in it. */
const promises = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise'))
  .map((line) => line.split('|').slice(1, 3) as [string, string])
  .map(([promise, held]) => ({
    promise: promise.trim(),
    tests: [...held.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', words = '']) => ({ file, words })),
    rest: held
      .replace(/`[^`]+` "[^"]+"/g, '')
      .replaceAll(',', '')
      .trim(),
  }));

test('the list of promises is read', () => {
  expect(promises.length).toBeGreaterThan(20);
});

test.each(promises)('Promised: $promise', ({ tests, rest }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(rest, 'what names no test').toBe('');
  for (const { file, words } of tests) {
    expect(existsSync(inRoot(file)), file).toBe(true);
    const titles = [...readFileSync(inRoot(file), 'utf8').matchAll(/\btest[^'`"]*(['`"])(.*?)\1,/g)].map(
      ([, , title]) => title,
    );
    expect(
      titles.filter((title) => title?.includes(words)),
      `${file}: ${words}`,
    ).toHaveLength(1);
  }
});
