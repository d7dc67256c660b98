import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

/** The rows of the README's table of promises: what is promised, and who holds it. */
const promises = readFileSync(inRoot('README.md'), 'utf8')
  .split('## Promises')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the README names its promises', () => expect(promises?.length).toBeGreaterThan(10));

test.each(promises ?? [])('%s“%s” is held by a test that exists: %s', (_edge, promise, held) => {
  const files = [...held.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)];
  expect(files, promise).not.toEqual([]);
  for (const [, file = '', name = ''] of files) {
    const code = readFileSync(inRoot(file), 'utf8');
    expect(code, file).toMatch(/\btest(\.|\()/);
    expect(code, file).toContain(name);
  }
});
