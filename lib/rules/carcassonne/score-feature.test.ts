import { expect, test } from 'vitest';
import { WITHOUT_TABLE } from './boxes';
import type { Feature } from './feature';
import type { Options } from './options';
import { scoreFeature } from './score-feature';
import { city, garden, monastery, road } from './testing/tables';

/** The points of a feature and its reasons, as `item count×each`. */
function worth(feature: Feature, options: Partial<Options> = {}) {
  const score = scoreFeature(feature, { ...WITHOUT_TABLE, ...options });
  if ('refused' in score) return score.refused;
  return [score.points, ...score.reasons.map(({ item, count, each, rule }) => `${rule} ${item} ${count}×${each}`)];
}

const unfinished = { state: 'unfinished' } as const;

test('[CA-09] a road scores 1 per tile, completed or not', () => {
  expect(worth(road(3))).toEqual([3, 'CA-09 tiles 3×1']);
  expect(worth(road(5, unfinished))).toEqual([5, 'CA-09 tiles 5×1']);
});

test('[CA-10] a completed road with an inn scores 2 per tile', () => {
  expect(worth(road(3, { inn: true }))).toEqual([6, 'CA-10 tiles 3×2']);
  expect(worth(road(3, { inn: false }))).toEqual([3, 'CA-09 tiles 3×1']);
});

test('[CA-11] a completed city scores 2 per tile and 2 per coat of arms', () => {
  expect(worth(city(4))).toEqual([8, 'CA-11 tiles 4×2']);
  expect(worth(city(3, 1))).toEqual([8, 'CA-11 tiles 3×2', 'CA-11 coats-of-arms 1×2']);
});

test('[CA-12] an unfinished city scores 1 per tile and 1 per coat of arms', () => {
  expect(worth(city(3, 1, unfinished))).toEqual([4, 'CA-12 tiles 3×1', 'CA-12 coats-of-arms 1×1']);
  expect(worth(city(1, 0, unfinished))).toEqual([1, 'CA-12 tiles 1×1']);
});

test('[CA-13] a completed city with a cathedral scores 3 and 3', () => {
  expect(worth(city(6, 2, { cathedral: true }))).toEqual([24, 'CA-13 tiles 6×3', 'CA-13 coats-of-arms 2×3']);
});

test('[CA-14] an unfinished inn road and cathedral city score 0, or plainly if that was agreed', () => {
  expect(worth(road(3, { ...unfinished, inn: true }))).toEqual([0, 'CA-14 tiles 3×0']);
  expect(worth(city(5, 2, { ...unfinished, cathedral: true }))).toEqual([
    0,
    'CA-14 tiles 5×0',
    'CA-14 coats-of-arms 2×0',
  ]);
  const plain = { unfinishedInnCathedral: 'plain' } as const;
  expect(worth(road(3, { ...unfinished, inn: true }), plain)).toEqual([3, 'CA-14 tiles 3×1']);
  expect(worth(city(5, 2, { ...unfinished, cathedral: true }), plain)[0]).toBe(7);
  expect(worth(road(3, { inn: true }), plain)[0]).toBe(6);
});

test('[CA-15] a two-tile city scores as any other, or 2 and 1 per coat of arms if that was agreed', () => {
  expect(worth(city(2, 1))[0]).toBe(6);
  const old = { twoTileCity: '2' } as const;
  expect(worth(city(2), old)).toEqual([2, 'CA-15 tiles 2×1']);
  expect(worth(city(2, 1), old)).toEqual([3, 'CA-15 tiles 2×1', 'CA-15 coats-of-arms 1×1']);
  expect(worth(city(3), old)[0]).toBe(6);
  expect(worth(city(2, 0, unfinished), old)).toEqual([2, 'CA-12 tiles 2×1']);
  expect(worth(city(2, 0, { cathedral: true }), old)).toEqual([6, 'CA-13 tiles 2×3']);
});

test('[CA-16] a monastery scores 1 and 1 per tile around it', () => {
  expect(worth(monastery(8))).toEqual([9, 'CA-16 monastery 1×1', 'CA-16 around 8×1']);
  expect(worth(monastery(3, 'unfinished'))[0]).toBe(4);
  expect(worth(monastery(0, 'unfinished'))[0]).toBe(1);
});

test('[CA-17] a garden scores like a monastery', () => {
  expect(worth(garden(8))).toEqual([9, 'CA-17 garden 1×1', 'CA-17 around 8×1']);
  expect(worth(garden(3, 'unfinished'))[0]).toBe(4);
});

test('[CA-18] an abbot taken back scores 1 and 1 per tile around at that moment', () => {
  expect(worth(garden(5, 'abbot'))).toEqual([6, 'CA-18 garden 1×1', 'CA-18 around 5×1']);
  expect(worth(monastery(2, 'abbot'))).toEqual([3, 'CA-18 monastery 1×1', 'CA-18 around 2×1']);
});

test('[CA-19] with 7 around it a monastery is not complete, unless a map closes it', () => {
  expect(scoreFeature(monastery(7), WITHOUT_TABLE)).toEqual({
    refused: 'not-complete',
    feature: 'monastery',
    around: 7,
    needed: 8,
  });
  expect(scoreFeature(garden(7), WITHOUT_TABLE)).toMatchObject({ refused: 'not-complete', feature: 'garden' });
  expect(worth(monastery(7), { map: 'yes' })).toEqual([8, 'CA-16 monastery 1×1', 'CA-16 around 7×1']);
  expect(worth(monastery(7, 'unfinished'))[0]).toBe(8);
});

test.each<[Feature, object]>([
  [city(0), { of: 'tiles', given: 0, least: 1, most: 126 }],
  [city(-1), { of: 'tiles', given: -1 }],
  [city(2.5), { of: 'tiles', given: 2.5 }],
  [city(1e9), { of: 'tiles', given: 1e9, most: 126 }],
  [road(Number.NaN), { of: 'tiles' }],
  [road(Number.POSITIVE_INFINITY), { of: 'tiles' }],
  [road(127), { of: 'tiles', given: 127, most: 126 }],
  [city(3, -1), { of: 'coats-of-arms', given: -1, least: 0 }],
  [city(3, 127), { of: 'coats-of-arms', given: 127, most: 126 }],
  [monastery(9), { of: 'around', given: 9, least: 0, most: 8 }],
  [garden(-1, 'unfinished'), { of: 'around', given: -1 }],
  [garden(2.5, 'abbot'), { of: 'around', given: 2.5 }],
])('[CA-20] %o is refused with its bounds', (feature, data) => {
  expect(scoreFeature(feature, WITHOUT_TABLE)).toMatchObject({ refused: 'out-of-bounds', ...data });
});

test('[CA-20] a road or city has no more tiles than the chosen boxes hold', () => {
  const base = { ...WITHOUT_TABLE, innsAndCathedrals: 'no', tradersAndBuilders: 'no', river: 'no' } as const;
  expect(worth(city(72), base)).toEqual([144, 'CA-11 tiles 72×2']);
  expect(scoreFeature(city(73), base)).toMatchObject({ refused: 'out-of-bounds', most: 72 });
  expect(worth(city(84), { ...base, river: 'yes' })[0]).toBe(168);
});
