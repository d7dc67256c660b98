import { expect, test } from 'vitest';
import { apart } from './apart';

test('a name of most languages stands in a sentence as it was written', () => {
  for (const name of ['Ana', 'Ștefan 2', '<b>x</b>', '=1+1', 'Zoë 🐑', 'Ze\u200bro']) expect(apart(name)).toBe(name);
});

test('a name written from right to left is set apart', () => {
  expect(apart('سلمى')).toBe('\u2068سلمى\u2069');
  expect(apart('שרה')).toBe('\u2068שרה\u2069');
});

test('what turns the direction is left out, and cannot end the setting apart', () => {
  expect(apart('A\u202egnp.exe')).toBe('Agnp.exe');
  expect(apart('\u2069\u202eسلمى')).toBe('\u2068سلمى\u2069');
  expect(apart(apart('سلمى'))).toBe('\u2068سلمى\u2069');
});
