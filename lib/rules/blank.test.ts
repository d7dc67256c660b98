import { expect, test } from 'vitest';
import { isBlank } from './blank';

test('a text that shows nothing is blank, whatever it is made of', () => {
  for (const text of ['', '   ', '\t\n', '\u00a0\u2003', '\u200b\u200d\ufeff', '\u202e', '\u001b'])
    expect(isBlank(text)).toBe(true);
});

test('a text that shows anything is not', () => {
  for (const text of ['A', ' ș ', '.', '🐑', '\u200bZ', 'سلمى', '=']) expect(isBlank(text)).toBe(false);
});
