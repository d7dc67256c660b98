import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addCompileHints } from './compile-hints.mjs';

test('asks for every script of the pages to be compiled whole, and leaves all else as it is', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hints-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, '_next', 'static'), { recursive: true });
  const files = ['_next/static/one.js', '_next/static/one.css', 'sw.js', 'index.html'];
  for (const file of files) writeFileSync(join(dir, file), 'as it was');
  addCompileHints(dir);
  expect(files.map((file) => readFileSync(join(dir, file), 'utf8'))).toEqual([
    '//# allFunctionsCalledOnLoad\nas it was',
    'as it was',
    'as it was',
    'as it was',
  ]);
});
