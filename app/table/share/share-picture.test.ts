import { expect, test } from 'vitest';
import { atMost, wrap } from './share-picture';

const pen = { font: '', measureText: (line: string) => ({ width: line.length * 10 }) as TextMetrics };

test('words are broken between words, and a long one where it must be', () => {
  expect(wrap(pen, 'Level with Ana', '', 100)).toEqual(['Level with', 'Ana']);
  expect(wrap(pen, 'of Constantinescu', '', 80)).toEqual(['of Const', 'antinesc', 'u']);
  expect(wrap(pen, 'Maria-Magdalena Ana', '', 90)).toEqual(['Maria-', 'Magdalena', 'Ana']);
  expect(wrap(pen, '11\u00a0to\u00a04 and', '', 70)).toEqual(['11\u00a0to\u00a04', 'and']);
  expect(wrap(pen, ' ', '', 80)).toEqual([]);
});

test('of a name that is longer than any, the picture shows the beginning', () => {
  expect(atMost(2, ['Maria-', 'Magdalena'])).toEqual(['Maria-', 'Magdalena']);
  expect(atMost(2, ['aaaa', 'bbbb', 'cccc'])).toEqual(['aaaa', 'bbb…']);
});
