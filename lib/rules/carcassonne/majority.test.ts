import { expect, test } from 'vitest';
import { majorityOf } from './majority';
import type { Reason } from './reasons';
import { share } from './score-feature';

const six: Reason[] = [{ item: 'tiles', rule: 'CA-09', count: 6, each: 1, points: 6 }];

test('[CA-21] most followers take the points, and everybody tied takes them in full', () => {
  expect(share(six, { followers: { ana: 2, bob: 1 } })).toMatchObject({ gains: [{ player: 'ana', points: 6 }] });
  const tied = share(six, { followers: { ana: 1, bob: 2, eva: 2 } });
  expect(tied).toMatchObject({
    majority: {
      strengths: [
        { player: 'bob', strength: 2 },
        { player: 'eva', strength: 2 },
        { player: 'ana', strength: 1 },
      ],
      winners: ['bob', 'eva'],
      tie: true,
      settled: null,
    },
    gains: [
      { player: 'bob', points: 6, reasons: six },
      { player: 'eva', points: 6, reasons: six },
    ],
  });
});

test('[CA-22] a big follower counts as 2 and changes no points', () => {
  expect(share(six, { followers: { ana: 2, bob: 1 } })).toMatchObject({ gains: [{ player: 'ana', points: 6 }] });
  expect(share(six, { followers: { ana: 2, bob: 2 } })).toMatchObject({ gains: [{ points: 6 }, { points: 6 }] });
});

test('[CA-23] a feature without followers scores for nobody', () => {
  expect(share(six, { followers: {} })).toMatchObject({ gains: [], majority: { winners: [], tie: false } });
  expect(share(six, { followers: { ana: 0, bob: 0 } })).toMatchObject({ gains: [], majority: { strengths: [] } });
});

test('[CA-24] somebody may just say who scores', () => {
  expect(share(six, { scorers: ['bob', 'ana'] })).toEqual({
    majority: null,
    gains: [
      { player: 'bob', points: 6, reasons: six },
      { player: 'ana', points: 6, reasons: six },
    ],
  });
  expect(share(six, { scorers: ['bob', 'bob'] })).toEqual({ refused: 'named-twice', player: 'bob' });
});

test.each([-1, 0.5, 100, 1e9, Number.NaN])('[CA-20] %d followers are refused', (given) => {
  expect(share(six, { followers: { ana: 1, bob: given } })).toMatchObject({
    refused: 'out-of-bounds',
    of: 'followers',
    player: 'bob',
    given,
    least: 0,
    most: 99,
  });
});

test('[CA-25] an advantage settles a tie, and only a tie', () => {
  expect(majorityOf({ ana: 1, bob: 1 }, ['ana'])).toMatchObject({
    winners: ['ana'],
    tie: false,
    settled: ['ana', 'bob'],
  });
  expect(majorityOf({ ana: 1, bob: 2 }, ['ana'])).toMatchObject({ winners: ['bob'], settled: null });
  expect(majorityOf({ ana: 1, bob: 1 }, ['eva'])).toMatchObject({ winners: ['ana', 'bob'], settled: null });
});

test('[CA-25] several advantages keep the tie among those who have one', () => {
  expect(majorityOf({ ana: 1, bob: 1 }, ['ana', 'bob'])).toMatchObject({ winners: ['ana', 'bob'], settled: null });
  expect(majorityOf({ ana: 1, bob: 1, eva: 1 }, ['ana', 'bob'])).toMatchObject({
    winners: ['ana', 'bob'],
    tie: true,
    settled: ['ana', 'bob', 'eva'],
  });
});
