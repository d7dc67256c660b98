import { expect, test } from 'vitest';
import { wishOf } from './wish.mjs';

const known = ['death', 'table'];

test('fifty deaths are wished for, five by --quick, or as many as are said', () => {
  expect(wishOf([], known)).toMatchObject({ rounds: 50, quick: false, parts: [] });
  expect(wishOf(['--quick'], known)).toMatchObject({ rounds: 5, quick: true });
  expect(wishOf(['--rounds', '12', 'death', '--seed', '7', '--quick'], known)).toEqual({
    ...{ rounds: 12, seed: 7, quick: true, parts: ['death'] },
  });
});

test.each([
  [['--rounds'], '--rounds needs a whole number'],
  [['--rounds', 'many'], '--rounds needs a whole number'],
  [['--rounds', '0'], '--rounds needs a whole number from 1 on'],
  [['--seed', ' '], '--seed needs a whole number'],
  [['--seed', '-1'], '--seed needs a whole number'],
  [['deaths'], 'There is no part "deaths": death, table.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => wishOf(args, known)).toThrow(sentence);
});
