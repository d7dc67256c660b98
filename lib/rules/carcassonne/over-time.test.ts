import { expect, test } from 'vitest';
import { namedCities, nextCityName } from './city-names';
import type { Fact } from './facts';
import { scoreTable } from './table';
import { baseSetupOf, ended, entryOf, featureOf, fieldOf, passed, road } from './testing/tables';
import { totalsByRound } from './totals-by-round';

const table = baseSetupOf(['ana', 'bob']);
const entries = [
  ...passed(6),
  entryOf<Fact>('1', featureOf(road(2), ['ana']), 2),
  entryOf<Fact>('2', featureOf(road(3), ['bob']), 5),
  entryOf<Fact>('3', featureOf(road(3), ['ana']), 6),
];

test('[CA-47] points round by round, and after the last count', () => {
  const rounds = [
    { round: 1, totals: { ana: 2, bob: 0 } },
    { round: 2, totals: { ana: 2, bob: 0 } },
    { round: 3, totals: { ana: 5, bob: 3 } },
    { round: 4, totals: { ana: 5, bob: 3 } },
  ];
  expect(totalsByRound(scoreTable(table, entries))).toEqual(rounds);
  const farms = [ended, entryOf<Fact>('4', fieldOf(2, { bob: 1 }))];
  expect(totalsByRound(scoreTable(table, [...entries, ...farms]))).toEqual([
    ...rounds,
    { round: null, totals: { ana: 5, bob: 9 } },
  ]);
  expect(totalsByRound(scoreTable(table, []))).toEqual([{ round: 1, totals: { ana: 0, bob: 0 } }]);
});

test('[CA-05] without turns, points after each entry', () => {
  const off = baseSetupOf(['ana', 'bob'], { turns: 'off' });
  expect(totalsByRound(scoreTable(off, entries)).map(({ totals }) => totals)).toEqual([
    { ana: 2, bob: 0 },
    { ana: 2, bob: 3 },
    { ana: 5, bob: 3 },
  ]);
});

test('[CA-33] cities that have a name, and the next free one', () => {
  const fields = [fieldOf(['B', 'A'], { ana: 1 }), fieldOf(['Mill', 'A'], { bob: 1 })];
  const view = scoreTable(table, [ended, ...fields.map((fact, index) => entryOf<Fact>(String(index), fact))]);
  expect(namedCities(view)).toEqual(['A', 'B', 'Mill']);
  expect(nextCityName(namedCities(view))).toBe('C');
  expect(nextCityName([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).toBe('1');
});
