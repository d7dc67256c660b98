import { expect, test } from 'vitest';
import { refuseFact } from './decide';
import { scoreGoods } from './goods';
import { scoreTable } from './table';
import { city, ended, entryOf, featureOf, goodsOf, setupOf } from './testing/tables';

const table = setupOf(['ana', 'bob'], { countdown: 'hidden' });
const withGoods = (takenBy: string, tokens: object) =>
  featureOf(city(3, 0, { goods: { takenBy, tokens } }), { bob: 1 });
const none = { wine: {}, grain: {}, cloth: {} };

test('[CA-36] there are 9 wine, 6 grain and 5 cloth tokens', () => {
  expect(scoreGoods({ ...none, wine: { ana: 5, bob: 4 } })).toMatchObject({ gains: [{ player: 'ana', points: 10 }] });
  expect(scoreGoods({ ...none, wine: { ana: 5, bob: 5 } })).toEqual({
    refused: 'too-many-tokens',
    good: 'wine',
    given: 10,
    most: 9,
  });
  expect(scoreGoods({ ...none, grain: { ana: 7 } })).toMatchObject({ refused: 'too-many-tokens', most: 6 });
  expect(scoreGoods({ ...none, cloth: { ana: 6 } })).toMatchObject({ refused: 'too-many-tokens', most: 5 });
  expect(scoreGoods({ ...none, cloth: { ana: -1 } })).toMatchObject({
    refused: 'out-of-bounds',
    of: 'tokens',
    good: 'cloth',
    player: 'ana',
  });
});

test('[CA-36] who completes a city takes its goods, whoever scores it', () => {
  const view = scoreTable(table, [entryOf('1', withGoods('ana', { wine: 2, cloth: 1 }), 1)]);
  expect(view.goodsTaken).toEqual({ wine: { ana: 2, bob: 0 }, grain: { ana: 0, bob: 0 }, cloth: { ana: 1, bob: 0 } });
  expect(view.players.ana?.points).toBe(0);
  expect(view.players.bob?.points).toBe(6);
  expect(refuseFact(table, view, withGoods('zoe', { wine: 1 }), {})).toEqual({
    refused: 'unknown-player',
    player: 'zoe',
  });
});

test('[CA-36] an unfinished city gives no goods, and ten wine tokens are refused', () => {
  const view = scoreTable(table, []);
  const unfinished = city(3, 0, { state: 'unfinished', goods: { takenBy: 'ana', tokens: { wine: 1 } } });
  expect(refuseFact(table, view, featureOf(unfinished, { ana: 1 }), {})).toEqual({ refused: 'goods-of-unfinished' });
  expect(refuseFact(table, view, withGoods('ana', { wine: 10 }), {})).toEqual({
    refused: 'too-many-tokens',
    good: 'wine',
    given: 10,
    most: 9,
  });
});

test('[CA-36] cities cannot give more than the others left; the refusal names who took the last', () => {
  const entries = [
    entryOf('1', withGoods('ana', { cloth: 2 }), 1),
    entryOf('2', withGoods('bob', { cloth: 2, wine: 1 }), 1),
  ];
  const view = scoreTable(table, entries);
  expect(refuseFact(table, view, withGoods('ana', { cloth: 1 }), {})).toBeNull();
  expect(refuseFact(table, view, withGoods('ana', { cloth: 2 }), {})).toEqual({
    refused: 'tokens-used-up',
    good: 'cloth',
    given: 2,
    left: 1,
    entry: '2',
  });
  expect(refuseFact(table, view, withGoods('ana', { cloth: 3 }), {}, '2')).toBeNull();
});

test('[CA-36] more than exist after an amendment stand with a doubt', () => {
  const entries = ['1', '2', '3'].map((id) => entryOf(id, withGoods('ana', { cloth: 2 }), 1));
  expect(scoreTable(table, entries).entries.map(({ doubts }) => doubts)).toEqual(
    Array(3).fill([{ doubt: 'more-tokens-than-exist', good: 'cloth', taken: 6, most: 5 }]),
  );
});

test('[CA-37] the most of each kind give 10, and all who are tied get 10', () => {
  expect(scoreGoods({ wine: { ana: 4, bob: 5 }, grain: { ana: 3, bob: 3 }, cloth: {} })).toMatchObject({
    majorities: { wine: { winners: ['bob'] }, grain: { winners: ['ana', 'bob'], tie: true }, cloth: { winners: [] } },
    gains: [
      {
        player: 'bob',
        points: 20,
        reasons: [
          { item: 'goods', good: 'wine', tokens: 5, rule: 'CA-37', count: 1, each: 10, points: 10 },
          { item: 'goods', good: 'grain', tokens: 3, points: 10 },
        ],
      },
      { player: 'ana', points: 10 },
    ],
  });
});

test('[CA-37] what is counted at the end decides; less than the cities gave is doubted', () => {
  const entries = [entryOf('1', withGoods('ana', { wine: 2 }), 1), ended, entryOf('2', goodsOf({ wine: { ana: 1 } }))];
  const view = scoreTable(table, entries);
  expect(view.players.ana?.byReason.goods).toBe(10);
  expect(view.entries.at(-1)?.doubts).toEqual([
    {
      doubt: 'fewer-goods-than-taken',
      player: 'ana',
      taken: { wine: 2, grain: 0, cloth: 0 },
      counted: { wine: 1, grain: 0, cloth: 0 },
    },
  ]);
  const more = [...entries.slice(0, 2), entryOf('2', goodsOf({ wine: { ana: 3, bob: 1 } }))];
  expect(scoreTable(table, more).entries.at(-1)?.doubts).toEqual([]);
});

test('[CA-37] goods are counted once; of several counts the latest stands', () => {
  const entries = [ended, entryOf('1', goodsOf({ wine: { ana: 1 } })), entryOf('2', goodsOf({ wine: { bob: 1 } }))];
  const view = scoreTable(table, entries);
  expect(view.players.ana?.points).toBe(0);
  expect(view.players.bob?.points).toBe(10);
  expect(view.entries[0]?.doubts).toEqual([{ doubt: 'counted-again', entry: '2' }]);
  const first = scoreTable(table, entries.slice(0, 2));
  expect(refuseFact(table, first, goodsOf({ grain: { bob: 1 } }), {})).toEqual({ refused: 'goods-exist', entry: '1' });
  expect(refuseFact(table, first, goodsOf({ grain: { bob: 1 } }), {}, '1')).toBeNull();
});
