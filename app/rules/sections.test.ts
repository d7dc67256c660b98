import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '@/lib/i18n/en/rules';
import ro from '@/lib/i18n/ro/rules';
import { SECTIONS } from './sections';

const text = readFileSync(join(import.meta.dirname, '../../lib/rules/cardcassonne/RULES.md'), 'utf8');
const numbers = [...text.matchAll(/^- \*\*(CC-\d\d)\*\* \(/gm)].map(([, number = '']) => number);

test.each(Object.entries({ en, ro }))('every rule has words, and all words have a rule: %s', (_language, words) => {
  expect(numbers.length).toBeGreaterThan(30);
  expect(Object.keys(words.rule).sort()).toEqual(numbers);
  for (const [number, { title, text: said }] of Object.entries(words.rule)) {
    expect(title.trim() && said.trim(), number).not.toBe('');
  }
});

test('every rule stands in one section of the page', () => {
  expect(SECTIONS.flatMap((section) => [...section.rules]).sort()).toEqual(numbers);
  expect(SECTIONS.map((section) => section.name).sort()).toEqual(Object.keys(en.section).sort());
});
