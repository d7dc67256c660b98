import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact } from './decide';
import type { Doubt } from './doubts';
import type { Fact } from './facts';
import type { Options } from './options';
import { rank } from './standings';
import { scoreTable } from './table';
import {
  baseSetupOf,
  city,
  ended,
  entryOf,
  featureOf,
  fieldOf,
  garden,
  goodsOf,
  monastery,
  passed,
  placeOf,
  road,
  setupOf,
} from './testing/tables';
import { trackPlace } from './track';

const table = setupOf(['ana', 'bob', 'eva']);
const read = (entries: Entry<Fact>[], options: Partial<Options> = {}) =>
  scoreTable({ ...table, options: { ...table.options, ...options } }, entries);
const refuse = (fact: Fact, setup = table, player?: string) =>
  refuseFact(setup, scoreTable(setup, []), fact, placeOf(undefined, player));
const line = (points: number, players: string[], label = 'The fairy'): Fact => ({
  kind: 'line',
  label,
  points,
  players,
});

test('[CA-38] a free line gives everybody named all of it, in its own words', () => {
  const view = read([entryOf('1', line(3, ['ana', 'eva']), 1), entryOf('2', line(-5, ['ana'], 'The dragon'), 1)]);
  expect(view.players).toMatchObject({ ana: { points: -2, byReason: { line: -2 } }, eva: { points: 3 } });
  expect(view.entries[1]?.gains).toEqual([
    {
      player: 'ana',
      points: -5,
      before: 3,
      after: -2,
      reasons: [{ item: 'line', label: 'The dragon', rule: 'CA-38', count: 1, each: -5, points: -5 }],
    },
  ]);
});

test.each<[Fact, object]>([
  [line(2.5, ['ana']), { refused: 'out-of-bounds', of: 'points', given: 2.5, least: -1000, most: 1000 }],
  [line(1e9, ['ana']), { refused: 'out-of-bounds', of: 'points', given: 1e9 }],
  [line(3, ['ana'], ' '), { refused: 'line-without-label' }],
  [line(3, []), { refused: 'nobody-named' }],
  [line(3, ['ana', 'ana']), { refused: 'named-twice', player: 'ana' }],
  [line(3, ['zoe']), { refused: 'unknown-player', player: 'zoe' }],
])('[CA-38] %o is refused', (fact, refusal) => {
  expect(refuse(fact)).toMatchObject(refusal);
});

test('[CA-39] an adjustment corrects one player for a reason', () => {
  const fact: Fact = { kind: 'adjustment', points: -3, reason: 'the board says 47' };
  const view = read([entryOf('1', featureOf(city(5), ['ana']), 1), entryOf('2', fact, 1, 'ana')]);
  expect(view.players.ana).toMatchObject({ points: 7, byReason: { city: 10, adjustment: -3 } });
  expect(refuse(fact, table, 'ana')).toBeNull();
  expect(refuse(fact)).toEqual({ refused: 'unknown-player', player: null });
  expect(refuse({ ...fact, reason: '' }, table, 'ana')).toEqual({ refused: 'adjustment-without-reason' });
  expect(refuse({ ...fact, points: 1001 }, table, 'ana')).toMatchObject({ refused: 'adjustment-out-of-bounds' });
});

test('[CA-42] most points win, a tie is a shared win, and a shared place leaves a gap', () => {
  const standings = (points: Record<string, number>) =>
    rank(Object.entries(points).map(([player, each]) => ({ player, points: each })));
  expect(standings({ ana: 90, bob: 102, eva: 90, dan: 12 })).toEqual({
    ranks: { ana: 2, bob: 1, eva: 2, dan: 4 },
    winners: ['bob'],
    shared: false,
  });
  expect(standings({ ana: 90, bob: 12, eva: 90 })).toMatchObject({ winners: ['ana', 'eva'], shared: true });
});

test.each([
  [0, 0, 0],
  [49, 49, 0],
  [50, 0, 1],
  [112, 12, 2],
  [-3, 47, -1],
])('[CA-43] with %d points a follower stands on space %d after %d laps', (points, space, laps) => {
  expect(trackPlace(points)).toEqual({ space, laps });
});

test('[CA-43] the view says where everybody stands on the track', () => {
  const view = read([entryOf('1', featureOf(city(20, 6), ['ana']), 1)]);
  expect(view.players.ana?.track).toEqual({ space: 2, laps: 1 });
});

const tradersMissing = { refused: 'box-missing', box: 'tradersAndBuilders' };
const innsMissing = { refused: 'box-missing', box: 'innsAndCathedrals' };
const abbotMissing = { refused: 'box-missing', box: 'abbot' };

test.each<[Fact, object]>([
  [featureOf(road(3, { inn: true }), ['ana']), innsMissing],
  [featureOf(city(5, 0, { cathedral: true }), ['ana']), innsMissing],
  [featureOf(city(5, 0, { goods: { takenBy: 'ana', tokens: { wine: 1 } } }), ['ana']), tradersMissing],
  [fieldOf(2, { ana: 1 }, { pigs: { ana: 1 } }), tradersMissing],
  [goodsOf({}), tradersMissing],
  [{ kind: 'tile', builder: true }, tradersMissing],
  [featureOf(garden(8), ['ana']), abbotMissing],
  [featureOf(monastery(3, 'abbot'), ['ana']), abbotMissing],
])('[CA-45] %o needs its box', (fact, refusal) => {
  expect(refuse(fact, baseSetupOf(['ana', 'bob', 'eva']))).toEqual(refusal);
  expect(refuse(fact)).toBeNull();
});

test('[CA-45] without its box it counts all the same where it stands, with a doubt', () => {
  const inn = entryOf<Fact>('1', featureOf(road(2, { inn: true }), ['ana']), 1);
  expect(read([inn], { innsAndCathedrals: 'no' })).toMatchObject({
    players: { ana: { points: 4 } },
    entries: [{ doubts: [{ doubt: 'box-missing', box: 'innsAndCathedrals' }] }],
  });
  expect(refuse(fieldOf(2, { ana: 1 }, { pigHerd: true }), baseSetupOf(['ana', 'bob', 'eva']))).toBeNull();
});

test('[CA-46] an entry counts in its turn, and one without a turn in that which was played then', () => {
  const view = read([
    ...passed(2),
    entryOf('late', featureOf(road(4), ['ana'])),
    entryOf('forgotten', featureOf(road(2), ['ana']), 1, 'ana'),
  ]);
  expect(view.entries.map(({ entry, turn, player, totals }) => [entry.id, turn, player, totals.ana])).toEqual([
    ['forgotten', 1, 'ana', 2],
    ['late', 3, null, 6],
  ]);
  expect(view.lastScore).toBe('forgotten');
});

test('[CA-46] turns that have not begun, strangers and what cannot be read are refused', () => {
  const view = scoreTable(table, passed(2));
  const fact = featureOf(road(3), { ana: 1 });
  expect(refuseFact(table, view, fact, { round: 3, player: 'eva' })).toBeNull();
  expect(refuseFact(table, view, fact, { round: 4 })).toEqual({ refused: 'no-such-turn', turn: 4, current: 3 });
  for (const round of [0, 1.5, -1]) {
    expect(refuseFact(table, view, fact, { round })).toMatchObject({ refused: 'no-such-turn', turn: round });
  }
  expect(refuseFact(table, view, fact, { player: 'zoe' })).toEqual({ refused: 'unknown-player', player: 'zoe' });
  expect(refuse(featureOf(road(3), { zoe: 1 }))).toEqual({ refused: 'unknown-player', player: 'zoe' });
  expect(refuse({ kind: 'wedding' } as unknown as Fact)).toEqual({ refused: 'unreadable' });
});

test('[CA-46] where it stands all the same it gives nothing and says why', () => {
  const view = read([
    entryOf('1', featureOf(city(0), ['ana']), 1),
    entryOf('2', featureOf(road(3), { zoe: 1 }), 1),
    entryOf('3', featureOf(road(3), ['ana']), 0),
    entryOf('4', null as unknown as Fact),
  ]);
  expect(view.entries.map(({ gains, problem }) => [gains, problem?.refused])).toEqual([
    [[], 'out-of-bounds'],
    [[], 'unknown-player'],
  ]);
  expect(view.lost.map(({ entry, problem }) => [entry.id, problem.refused])).toEqual([
    ['3', 'no-such-turn'],
    ['4', 'unreadable'],
  ]);
  expect(view.players.ana?.points).toBe(0);
});

test.each<[Fact, Doubt[]]>([
  [featureOf(road(1), ['ana']), [{ doubt: 'one-tile' }]],
  [featureOf(city(2, 3), ['ana']), [{ doubt: 'more-arms-than-tiles', coatsOfArms: 3, tiles: 2 }]],
  [featureOf(road(3), ['ana']), [{ doubt: 'more-than-placed', tiles: 3, placed: 2 }]],
  [featureOf(road(2), {}), [{ doubt: 'nobody-scores' }]],
  [featureOf(road(2), []), [{ doubt: 'nobody-scores' }]],
  [featureOf(monastery(8, 'abbot'), ['ana']), [{ doubt: 'already-complete' }]],
  [featureOf(monastery(8), ['ana']), []],
  [featureOf(road(2), { ana: 1 }), []],
])('[CA-46] %o in the first turn is accepted with its doubts', (fact, doubts) => {
  expect(refuse(fact)).toBeNull();
  expect(read([entryOf('1', fact, 1)]).entries[0]?.doubts).toEqual(doubts);
});

test('[CA-46] tiles on the table are not looked at where nobody keeps them, nor one tile on a map', () => {
  const many = entryOf<Fact>('1', featureOf(road(9), ['ana']), 1);
  expect(read([many], { countdown: 'hidden' }).entries[0]?.doubts).toEqual([]);
  expect(read([many], { turns: 'off' }).entries[0]?.doubts).toEqual([]);
  expect(read([...passed(8), { ...many, place: { round: 8 } }]).entries[0]?.doubts).toEqual([]);
  expect(read([...passed(8), many]).entries[0]?.doubts).toMatchObject([{ doubt: 'more-than-placed', placed: 2 }]);
  expect(read([entryOf('1', featureOf(road(1), ['ana']), 1)], { map: 'yes' }).entries[0]?.doubts).toEqual([]);
});

test('[CA-32] pigs are doubted under the first farm rule set', () => {
  const pig = entryOf<Fact>('1', fieldOf(2, { ana: 1 }, { pigs: { ana: 1 } }));
  expect(read([ended, pig], { farms: 'first' }).entries[0]?.doubts).toEqual([{ doubt: 'pigs-ignored' }]);
  expect(read([ended, pig]).entries[0]?.doubts).toEqual([]);
});

test('[CA-23] a field without farmers is doubted, and scores for nobody', () => {
  const view = read([ended, entryOf('1', fieldOf(2, { ana: 0 }))]);
  expect(view.entries[0]).toMatchObject({ gains: [], doubts: [{ doubt: 'nobody-scores' }] });
});

test('[CA-47] points are summed up by what they were for', () => {
  const view = read([
    entryOf('1', featureOf(road(3, { inn: true }), ['ana']), 1),
    entryOf('2', featureOf(city(3, 1), ['ana', 'bob']), 1),
    entryOf('3', featureOf(monastery(8), { bob: 1 }), 1),
    entryOf('4', featureOf(garden(4, 'abbot'), ['ana']), 1),
    ended,
    entryOf('5', featureOf(garden(6, 'unfinished'), ['ana'])),
    entryOf('6', fieldOf(3, { bob: 1 })),
    entryOf('7', goodsOf({ wine: { ana: 2 }, cloth: { ana: 1, bob: 1 } })),
  ]);
  expect(view.players.ana).toMatchObject({
    points: 46,
    byReason: { road: 6, city: 8, monastery: 0, garden: 12, farms: 0, goods: 20, line: 0, adjustment: 0 },
  });
  expect(view.players.bob).toMatchObject({ points: 36, byReason: { city: 8, monastery: 9, farms: 9, goods: 10 } });
  expect(view.standings).toEqual({ ranks: { ana: 1, bob: 2, eva: 3 }, winners: ['ana'], shared: false });
});
