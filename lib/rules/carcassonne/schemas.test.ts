import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Fact, Setup } from './facts';
import type { Feature } from './feature';
import type { Field } from './field';
import { carcassonne } from './module';
import { DEFAULT_OPTIONS, type Options } from './options';
import {
  type factSchema,
  type featureSchema,
  type fieldSchema,
  type optionsSchema,
  parseFact,
  parseSetup,
  type setupSchema,
} from './schemas';
import { city, featureOf, fieldOf, garden, goodsOf, road, setupOf } from './testing/tables';

test('schemas and facts are the same types', () => {
  expectTypeOf<z.output<typeof featureSchema>>().toEqualTypeOf<Feature>();
  expectTypeOf<z.output<typeof fieldSchema>>().toEqualTypeOf<Field>();
  expectTypeOf<z.output<typeof factSchema>>().toEqualTypeOf<Fact>();
  expectTypeOf<z.output<typeof optionsSchema>>().toEqualTypeOf<Options>();
  expectTypeOf<z.output<typeof setupSchema>>().toEqualTypeOf<Setup>();
});

test.each<Fact>([
  featureOf(road(4, { inn: true }), { ana: 2, bob: 1 }),
  featureOf(city(5, 2, { cathedral: true, goods: { takenBy: 'ana', tokens: { wine: 2 } } }), ['bob']),
  featureOf(garden(3, 'abbot'), ['ana']),
  { kind: 'line', label: 'The fairy', points: -3, players: ['ana'] },
  { kind: 'adjustment', points: -12, reason: 'the board says 47' },
  { ...fieldOf(['A', 'B'], { ana: 1 }, { pigs: { ana: 1 }, pigHerd: true }), label: 'Mill farm' },
  goodsOf({ wine: { ana: 4 } }),
  { kind: 'next' },
  { kind: 'on-turn', player: 'ana' },
  { kind: 'tile', builder: true },
  { kind: 'tile' },
  { kind: 'tiles-left', left: 40 },
  { kind: 'left' },
  { kind: 'game-ended' },
  { kind: 'count-step', step: 'farms', state: 'skipped' },
])('a $kind fact is read as it was written', (fact) => {
  expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an unknown kind', { kind: 'wedding' }],
  [
    'a feature that is none',
    { kind: 'feature', feature: { kind: 'moat', state: 'completed', tiles: 3 }, by: { scorers: [] } },
  ],
  [
    'a city without its coats of arms',
    { kind: 'feature', feature: { kind: 'city', state: 'completed', tiles: 3 }, by: { scorers: [] } },
  ],
  [
    'a road with an abbot',
    { kind: 'feature', feature: { kind: 'road', state: 'abbot', tiles: 3 }, by: { scorers: [] } },
  ],
  [
    'a feature that nobody is said to score',
    { kind: 'feature', feature: { kind: 'road', state: 'completed', tiles: 3 } },
  ],
  ['tiles in words', { kind: 'tiles-left', left: 'forty' }],
  ['goods without cloth', { kind: 'goods', goods: { wine: {}, grain: {} } }],
])('%s is not read', (_, raw) => {
  expect(parseFact(raw)).toBeNull();
});

test('keys of a later version are dropped, not refused', () => {
  expect(parseFact({ kind: 'on-turn', player: 'ana', mood: 'merry' })).toEqual({ kind: 'on-turn', player: 'ana' });
});

test('a setup is read as it was written, and an option that it does not name has its default', () => {
  const setup = setupOf(['ana', 'bob']);
  expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  expect(parseSetup({ ...setup, options: { farms: 'first' } })?.options).toEqual({
    ...DEFAULT_OPTIONS,
    farms: 'first',
  });
  expect(parseSetup({ ...setup, options: { farms: 'fourth' } })).toBeNull();
  expect(parseSetup({ ...setup, firstPlayer: null })).toMatchObject({ firstPlayer: null });
});

test('the module reads a started table with its seats and options, and sums it up for its row', () => {
  const setup = carcassonne.readSetup({ firstPlayer: 'bob' }, ['ana', 'bob'], { abbot: 'yes' });
  expect(setup).toEqual({ players: ['ana', 'bob'], firstPlayer: 'bob', options: { ...DEFAULT_OPTIONS, abbot: 'yes' } });
  if (setup === null) return;
  const scored = { id: '1', place: { round: 1 }, fact: featureOf(road(2), ['ana']) };
  const passed = { id: '2', place: { round: 1 }, fact: { kind: 'next' } as const };
  expect(carcassonne.summary(carcassonne.view(setup, [scored, passed]))).toEqual({
    round: 2,
    rounds: 0,
    tilesLeft: 70,
    players: [
      { player: 'ana', points: 2, waits: false, rank: 1, byReason: expect.objectContaining({ road: 2, city: 0 }) },
      { player: 'bob', points: 0, waits: false, rank: 2, byReason: expect.objectContaining({ road: 0 }) },
    ],
    winners: ['ana'],
  });
  expect(carcassonne.readSetup(null, ['ana', 'bob'], {})).toBeNull();
});

test('a row does not tell how many tiles are left where nobody counts them, or people hide it', () => {
  const rowOf = (options: Partial<Options>) => {
    const setup = setupOf(['ana', 'bob'], options);
    return carcassonne.summary(carcassonne.view(setup, []));
  };
  expect(rowOf({})).toMatchObject({ round: 1, tilesLeft: 125 });
  expect(rowOf({ turns: 'off' })).toMatchObject({ round: 0 });
  expect(rowOf({ turns: 'off' })).not.toHaveProperty('tilesLeft');
  expect(rowOf({ countdown: 'hidden' })).not.toHaveProperty('tilesLeft');
});
