import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import enBenelux from '@/lib/i18n/en/benelux-rules';
import enCarcassonne from '@/lib/i18n/en/carcassonne-rules';
import enChristmas from '@/lib/i18n/en/christmas-rules';
import enCardcassonne from '@/lib/i18n/en/rules';
import roBenelux from '@/lib/i18n/ro/benelux-rules';
import roCarcassonne from '@/lib/i18n/ro/carcassonne-rules';
import roChristmas from '@/lib/i18n/ro/christmas-rules';
import roCardcassonne from '@/lib/i18n/ro/rules';
import { beneluxBook } from './benelux/book';
import { carcassonneBook } from './carcassonne/book';
import { cardcassonneBook } from './cardcassonne/book';
import { christmasBook } from './christmas-present/book';
import { inBook } from './rule-books';

const books = [
  { game: 'cardcassonne', book: cardcassonneBook, words: { en: enCardcassonne, ro: roCardcassonne } },
  { game: 'carcassonne', book: carcassonneBook, words: { en: enCarcassonne, ro: roCarcassonne } },
  { game: 'christmas-present', book: christmasBook, words: { en: enChristmas, ro: roChristmas } },
  { game: 'benelux', book: beneluxBook, words: { en: enBenelux, ro: roBenelux } },
] as const;

function numbersOf(game: string, prefix: string): string[] {
  const text = readFileSync(join(import.meta.dirname, `../../lib/rules/${game}/RULES.md`), 'utf8');
  return [...text.matchAll(new RegExp(`^- \\*\\*(${prefix}\\d\\d)\\*\\* \\(`, 'gm'))].map(([, number = '']) => number);
}

describe.each(books)('$game', ({ game, book, words: languages }) => {
  const numbers = numbersOf(game, book.prefix);

  test.each(Object.entries(languages))('every rule has words, and all words have a rule: %s', (_language, words) => {
    const rule: Record<string, { title: string; text: string }> = words.rule;
    expect(numbers.length).toBeGreaterThan(15);
    expect(Object.keys(rule).sort()).toEqual(numbers);
    for (const [number, { title, text }] of Object.entries(rule))
      expect(title.trim() && text.trim(), number).not.toBe('');
  });

  test('every rule stands in one section of the page, and is found there', () => {
    expect(book.sections.flatMap((section) => [...section.rules]).sort()).toEqual(numbers);
    expect(book.sections.map((section) => section.name).sort()).toEqual(Object.keys(languages.en.section).sort());
    expect(inBook(numbers)).toEqual({ book, rules: numbers });
  });
});

test('a number of no book is in none', () => {
  expect(inBook(['XX-01'])).toBeNull();
  expect(inBook([])).toBeNull();
});
