import { expect, test } from 'vitest';
import { rank } from './standings';

const player = (id: string, points: number, buildings: number) => ({ id, points, buildings });

test('[CC-30] most points win without a tie', () => {
  expect(rank([player('ana', 90, 9), player('bob', 120, 0)])).toEqual({
    ranks: { ana: 2, bob: 1 },
    winners: ['bob'],
    tie: null,
  });
});

test('[CC-30] a tie goes to the tied player with most building cards', () => {
  expect(rank([player('ana', 120, 7), player('bob', 120, 9), player('eva', 100, 20)])).toEqual({
    ranks: { ana: 2, bob: 1, eva: 3 },
    winners: ['bob'],
    tie: {
      kind: 'more-buildings',
      points: 120,
      tied: ['ana', 'bob'],
      buildings: { ana: 7, bob: 9 },
      winners: ['bob'],
    },
  });
});

test('[CC-31] who is equal in points and buildings wins together, and the next place is left out', () => {
  expect(rank([player('ana', 120, 9), player('bob', 120, 9), player('eva', 90, 12)])).toMatchObject({
    ranks: { ana: 1, bob: 1, eva: 3 },
    winners: ['ana', 'bob'],
    tie: { kind: 'shared', tied: ['ana', 'bob'], winners: ['ana', 'bob'] },
  });
});

test('[CC-31] of three in a tie, two may share the win', () => {
  expect(rank([player('ana', 50, 3), player('bob', 50, 4), player('eva', 50, 4)])).toMatchObject({
    ranks: { ana: 3, bob: 1, eva: 1 },
    tie: { kind: 'shared', tied: ['ana', 'bob', 'eva'], winners: ['bob', 'eva'] },
  });
});

test('[CC-30] nobody to rank is no tie', () => {
  expect(rank([])).toEqual({ ranks: {}, winners: [], tie: null });
});
