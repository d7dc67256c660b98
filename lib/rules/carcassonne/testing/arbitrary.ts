import * as fc from 'fast-check';
import type { Entry } from '../../entry';
import type { Fact, FeatureFact, LineFact, Setup } from '../facts';
import type { Feature } from '../feature';
import type { Field } from '../field';
import type { GoodsCount } from '../goods';
import { OPTION_VALUES, type Options } from '../options';
import { entryOf, featureOf, setupOf } from './tables';

export const SIX = ['ana', 'bob', 'eva', 'dan', 'ion', 'oana'];

/** How many followers some of these players have. */
export const followersOf = (players: readonly string[]): fc.Arbitrary<Record<string, number>> =>
  fc.dictionary(fc.constantFrom(...players), fc.integer({ min: 0, max: 3 }), { maxKeys: players.length });

export type FieldParts = { named?: readonly string[]; pigs?: boolean };

/** Fields that share some of a few cities; `pigs`: false where none may be there. */
export const fieldsOf = (
  players: readonly string[],
  { named = ['A', 'B', 'C'], pigs = true }: FieldParts = {},
): fc.Arbitrary<Field[]> =>
  fc.array(
    fc.record({
      cities: fc.nat(4),
      named: fc.subarray([...named]),
      followers: followersOf(players),
      pigs: pigs ? followersOf(players) : fc.constant({}),
      pigHerd: pigs ? fc.boolean() : fc.constant(false),
    }),
    { maxLength: 6 },
  );

const feature: fc.Arbitrary<Feature> = fc.oneof(
  fc.record({
    kind: fc.constant('road' as const),
    state: fc.constantFrom('completed' as const, 'unfinished' as const),
    tiles: fc.integer({ min: 1, max: 20 }),
    inn: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('city' as const),
    state: fc.constantFrom('completed' as const, 'unfinished' as const),
    tiles: fc.integer({ min: 1, max: 20 }),
    coatsOfArms: fc.nat(4),
    cathedral: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('monastery' as const, 'garden' as const),
    state: fc.constantFrom('unfinished' as const, 'abbot' as const),
    around: fc.nat(8),
  }),
);

const featureFact = (players: readonly string[]): fc.Arbitrary<FeatureFact> =>
  fc.record({ feature, by: followersOf(players) }).map((each) => featureOf(each.feature, each.by));

const lineFact = (players: readonly string[]): fc.Arbitrary<LineFact> =>
  fc.record({
    kind: fc.constant('line' as const),
    label: fc.constant('The fairy'),
    points: fc.integer({ min: -50, max: 50 }),
    players: fc.subarray([...players], { minLength: 1 }),
  });

/** At most two tokens of a kind for each of two players: never more than there are, whichever the kind. */
const goods = (players: readonly string[]): fc.Arbitrary<GoodsCount> => {
  const tokens = fc.dictionary(fc.constantFrom(...players.slice(0, 2)), fc.nat(2));
  return fc.record({ wine: tokens, grain: tokens, cloth: tokens });
};

const fact = (players: readonly string[]): fc.Arbitrary<Fact> =>
  fc.oneof(
    { weight: 6, arbitrary: featureFact(players) },
    { weight: 2, arbitrary: lineFact(players) },
    {
      weight: 3,
      arbitrary: fieldsOf(players).map(([field]): Fact => (field ? { kind: 'field', field } : { kind: 'tile' })),
    },
    { weight: 1, arbitrary: goods(players).map((each): Fact => ({ kind: 'goods', goods: each })) },
    { weight: 4, arbitrary: fc.constant<Fact>({ kind: 'next' }) },
  );

export const options: fc.Arbitrary<Options> = fc.record({
  ...(Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom(...(values as readonly string[]))]),
  ) as { [Name in keyof Options]: fc.Arbitrary<Options[Name]> }),
});

export type Game = { setup: Setup; entries: Entry<Fact>[] };

/** Tables of 2 to 6 with sound entries, each in its turn or in none. */
export const game: fc.Arbitrary<Game> = fc
  .record({ seats: fc.integer({ min: 2, max: 6 }), options })
  .chain(({ seats, options: agreed }) => {
    const players = SIX.slice(0, seats);
    const entry = fc.record({
      fact: fact(players),
      round: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    });
    return fc.array(entry, { maxLength: 30 }).map((each) => ({
      setup: { ...setupOf(players), options: agreed },
      entries: each.map(({ fact: said, round }, index) => entryOf(String(index), said, round)),
    }));
  });

/** Facts as no screen would write them: right outlines with odd contents, and anything at all. */
export const oddEntry: fc.Arbitrary<Entry<Fact>> = (() => {
  const number = fc.constantFrom(-1, 0, 1, 2, 8, 9, 2.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY);
  const player = fc.constantFrom('ana', 'bob', 'zoe', '__proto__', 'toString', '0');
  const counts = fc.oneof(fc.dictionary(player, number), fc.array(number), fc.constant(null));
  const state = fc.constantFrom('completed', 'unfinished', 'abbot', 'burnt');
  const odd = fc.oneof(
    fc.record({
      kind: fc.constant('feature'),
      feature: fc.record({
        kind: fc.constantFrom('road', 'city', 'monastery', 'garden', 'moat'),
        state,
        tiles: number,
        around: number,
        coatsOfArms: number,
        goods: fc.option(fc.record({ takenBy: player, tokens: fc.oneof(counts, fc.record({ wine: number })) }), {
          nil: undefined,
        }),
      }),
      by: fc.oneof(fc.record({ followers: counts }), fc.record({ scorers: fc.array(player) }), fc.constant(null)),
    }),
    fc.record({
      kind: fc.constant('field'),
      field: fc.record({ cities: number, named: fc.array(player), followers: counts, pigs: counts }),
    }),
    fc.record({ kind: fc.constant('goods'), goods: fc.record({ wine: counts, grain: counts, cloth: counts }) }),
    fc.record({
      kind: fc.constantFrom('line', 'adjustment'),
      label: fc.string(),
      reason: fc.string(),
      points: number,
      players: fc.array(player),
    }),
    fc.record({
      kind: fc.constantFrom('next', 'on-turn', 'tile', 'left', 'game-ended'),
      player,
      builder: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('tiles-left'), left: number }),
    fc.record({
      kind: fc.constant('count-step'),
      step: fc.constantFrom('farms', 'moon', '__proto__'),
      state: fc.constantFrom('done', 'open'),
    }),
    fc.record({ kind: fc.constantFrom('toString', 'benelux/chip') }),
    fc.anything(),
  );
  return fc.record({
    id: fc.string(),
    place: fc.record(
      { round: fc.constantFrom(-1, 0, 1, 2, 3, 99, 1.5, Number.NaN, 1e9), player },
      { requiredKeys: [] },
    ),
    fact: odd as fc.Arbitrary<Fact>,
  });
})();
