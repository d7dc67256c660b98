import { expect, test } from 'vitest';
import { type FarmSet, scoreFields } from './farms';
import { type Field, refuseField } from './field';
import { field } from './testing/tables';

/** Points by player, field by field. */
const points = (farms: FarmSet, ...fields: Field[]) =>
  scoreFields(fields, farms).map(({ gains }) => Object.fromEntries(gains.map((gain) => [gain.player, gain.points])));

const reasons = (farms: FarmSet, ...fields: Field[]) =>
  scoreFields(fields, farms).map(({ gains }) =>
    gains.map((gain) => [gain.player, ...gain.reasons.map(({ item, count, each }) => `${item} ${count}×${each}`)]),
  );

test('[CA-26] third set: 3 per city, each field by its own majority, a shared city in each', () => {
  expect(points('third', field(2, { ana: 1 }), field(2, { ana: 1, bob: 1 }))).toEqual([{ ana: 6 }, { ana: 6, bob: 6 }]);
  expect(points('third', field(['A', 'B'], { ana: 1 }), field(['B'], { ana: 1 }))).toEqual([{ ana: 6 }, { ana: 3 }]);
  expect(points('third', field(2, { ana: 2, bob: 1 }))).toEqual([{ ana: 6 }]);
  expect(points('third', field(0, { ana: 1 }))).toEqual([{ ana: 0 }]);
});

test('[CA-27] a pig is worth 1 per city to its owner, if its owner scores the field', () => {
  const pig = { pigs: { ana: 1 } };
  expect(reasons('third', field(2, { ana: 1, bob: 1 }, pig))).toEqual([
    [
      ['ana', 'cities 2×3', 'pig 2×1'],
      ['bob', 'cities 2×3'],
    ],
  ]);
  expect(points('third', field(2, { ana: 1, bob: 2 }, pig))).toEqual([{ bob: 6 }]);
  expect(points('third', field(2, { ana: 1 }, { pigs: { ana: 2 } }))).toEqual([{ ana: 8 }]);
  expect(points('third', field(2, { ana: 1 }, { pigs: { ana: 0 } }))).toEqual([{ ana: 6 }]);
});

test('[CA-28] a herd is worth 1 per city to everybody who scores the field', () => {
  expect(points('third', field(2, { ana: 1, bob: 1 }, { pigHerd: true }))).toEqual([{ ana: 8, bob: 8 }]);
  expect(reasons('third', field(2, { ana: 1 }, { pigHerd: true, pigs: { ana: 1 } }))).toEqual([
    [['ana', 'cities 2×3', 'pig 2×1', 'pig-herd 2×1']],
  ]);
});

test('[CA-29] second set: a player scores a given city once', () => {
  expect(points('second', field(['A', 'B'], { ana: 1 }), field(['B'], { ana: 1 }))).toEqual([{ ana: 6 }, { ana: 0 }]);
  expect(points('second', field(['A'], { ana: 1 }), field(['A'], { ana: 1, bob: 1 }))).toEqual([
    { ana: 3 },
    { ana: 0, bob: 3 },
  ]);
});

test('[CA-30] second set with pigs: the dearer value, once', () => {
  const fields = [field(['A', 'B'], { ana: 1 }), field(['B'], { ana: 1 }, { pigs: { ana: 1 } })];
  expect(reasons('second', ...fields)).toEqual([
    [['ana', 'cities 1×3', 'elsewhere 1×0']],
    [['ana', 'cities 1×3', 'pig 1×1']],
  ]);
});

test('[CA-31] first set: 4 per city to the majority of all farmers around it', () => {
  expect(points('first', field(['A', 'B'], { ana: 1 }), field(['B'], { ana: 1 }))).toEqual([{ ana: 8 }, { ana: 0 }]);
  expect(points('first', field(['A'], { ana: 1 }), field(['A'], { bob: 1 }))).toEqual([{ ana: 4 }, { bob: 4 }]);
  const pooled = [field(['A'], { ana: 1 }), field(['A'], { bob: 1 }), field(['A'], { bob: 1 })];
  expect(points('first', ...pooled)).toEqual([{}, { bob: 4 }, { bob: 0 }]);
  expect(scoreFields(pooled, 'first')[0]?.shared).toMatchObject([
    { city: 'A', majority: { winners: ['bob'], strengths: [{ player: 'bob', strength: 2 }, { player: 'ana' }] } },
  ]);
});

test('[CA-31] first set: cities of one field go by its own majority', () => {
  expect(points('first', field(3, { ana: 2, bob: 1 }))).toEqual([{ ana: 12 }]);
  expect(points('first', field(3, { ana: 1, bob: 1 }))).toEqual([{ ana: 12, bob: 12 }]);
  expect(points('first', { ...field(['A'], { ana: 1, bob: 2 }), cities: 2 }, field(['A'], { ana: 2 }))).toEqual([
    { ana: 4, bob: 8 },
    { ana: 0 },
  ]);
});

test('[CA-32] the first set knows no pigs', () => {
  expect(points('first', field(2, { ana: 1 }, { pigs: { ana: 1 }, pigHerd: true }))).toEqual([{ ana: 8 }]);
});

test('[CA-33] counted and named cities add up, and no field has a city twice', () => {
  expect(points('third', { ...field(['A'], { ana: 1 }), cities: 2 })).toEqual([{ ana: 9 }]);
  expect(refuseField(field(['A', 'B', 'A'], {}), 72)).toEqual({ refused: 'city-twice', city: 'A' });
  expect(refuseField(field(['A', ' '], {}), 72)).toEqual({ refused: 'city-without-name' });
});

test('[CA-35] a city that counts once stands where it is dearest, or with the first field of its winner', () => {
  expect(points('second', field(['A'], { ana: 1 }), field(['A'], { ana: 1 }, { pigHerd: true }))).toEqual([
    { ana: 0 },
    { ana: 4 },
  ]);
  expect(reasons('first', field(['A'], { bob: 1 }), field(['A'], { ana: 2 }))).toEqual([[], [['ana', 'cities 1×4']]]);
});

test.each<[Partial<Field>, object]>([
  [{ cities: -1 }, { of: 'cities', given: -1, least: 0, most: 72 }],
  [{ cities: 2.5 }, { of: 'cities', given: 2.5 }],
  [{ cities: 1e9 }, { of: 'cities', given: 1e9 }],
  [
    { cities: 72, named: ['A'] },
    { of: 'cities', given: 73 },
  ],
  [{ followers: { ana: -1 } }, { of: 'followers', player: 'ana', given: -1 }],
  [{ pigs: { ana: 0.5 } }, { of: 'pigs', player: 'ana', given: 0.5 }],
])('[CA-20] a field with %o is refused', (more, data) => {
  expect(refuseField({ ...field(1, { ana: 1 }), ...more }, 72)).toMatchObject({ refused: 'out-of-bounds', ...data });
});

test('[CA-25] a farmer with an advantage wins a tied field, but in the first set', () => {
  const tied = [field(2, { ana: 1, bob: 1 })];
  const winners = (farms: FarmSet) => scoreFields(tied, farms, [['bob']]).map(({ majority }) => majority.winners);
  expect(winners('third')).toEqual([['bob']]);
  expect(winners('second')).toEqual([['bob']]);
  expect(winners('first')).toEqual([['ana', 'bob']]);
});

test('[CA-26] 20 fields of 6 players are scored in well under a millisecond', () => {
  const players = ['ana', 'bob', 'eva', 'dan', 'ion', 'oana'];
  const fields = Array.from({ length: 20 }, (_, index) => ({
    ...field(
      [`A${index}`, `A${index + 1}`, 'B'],
      Object.fromEntries(players.map((player, seat) => [player, 1 + ((seat * index) % 3)])),
      { pigs: { ana: 1 }, pigHerd: index % 2 === 0 },
    ),
    cities: 3,
  }));
  for (const farms of ['third', 'second', 'first'] as const) {
    const times = Array.from({ length: 30 }, () => {
      const start = performance.now();
      scoreFields(fields, farms);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1);
  }
});
