import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { inRoot } from './paths.mjs';

/** A line of a table in Markdown: its first cell, and what its last one names. */
export type Held = {
  what: string;
  /** A file, and the words by which the test is found in it. */
  tests: { file: string; words: string }[];
  /** What names no test. */
  rest: string;
};

/** What a test is called: a text of one line before what the test does. */
const TITLE = /(['`"])((?:(?!\1).)+)\1,\s*(?:async\s*)?(?:\(|\w+\s*=>|\w+\))/g;

/** The lines of the tables in a text whose last column is headed "held by": each names tests as `file` "words". */
export function heldBy(text: string): Held[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.endsWith('| held by |'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => ({ what: cells[0]?.trim() ?? '', held: cells.at(-1) ?? '' }))
    .map(({ what, held }) => ({
      what,
      tests: [...held.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', words = '']) => ({ file, words })),
      rest: held
        .replace(/`[^`]+` "[^"]+"/g, '')
        .replaceAll(',', '')
        .trim(),
    }));
}

/** The line names tests and nothing else, and each is there, once. */
export function expectHeld({ tests, rest }: Held): void {
  expect(tests.length).toBeGreaterThan(0);
  expect(rest, 'what names no test').toBe('');
  for (const { file, words } of tests) {
    expect(existsSync(inRoot(file)), file).toBe(true);
    const titles = [...readFileSync(inRoot(file), 'utf8').matchAll(TITLE)].map(([, , title]) => title);
    expect(
      titles.filter((title) => title?.includes(words)),
      `${file}: ${words}`,
    ).toHaveLength(1);
  }
}
