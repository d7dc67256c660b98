import { expect, test } from 'vitest';
import { type Farm, freshField } from './farm';
import { farmPoints, scoreFarms } from './farm-score';

const farm = (id: string, field: Partial<Farm['field']>): Farm => ({
  id,
  label: '',
  field: { ...freshField(), ...field },
});

const MOST = 126;

test('[CA-26] a farm that cannot be leaves the others as they are', () => {
  const farms = [
    farm('west', { cities: 2, followers: { ana: 1 } }),
    farm('typed', { cities: 2.5, followers: { ana: 1 } }),
    farm('mill', { cities: 1, followers: { ana: 1, bob: 1 } }),
  ];
  const scores = scoreFarms(farms, 'third', MOST);
  expect(scores[1]).toMatchObject({ refused: 'out-of-bounds', of: 'cities', given: 2.5 });
  expect(scores[2]).toMatchObject({ majority: { winners: ['ana', 'bob'], tie: true } });
  expect(farmPoints(scores, ['ana', 'bob', 'cy'])).toEqual({
    seats: ['ana', 'bob', 'cy'],
    players: { ana: { points: 9 }, bob: { points: 3 }, cy: { points: 0 } },
  });
});

test('[CA-29] [CA-31] the other sets see which cities are shared', () => {
  const farms = [
    farm('west', { cities: 0, named: ['A'], followers: { ana: 2 } }),
    farm('east', { cities: 0, named: ['A'], followers: { ana: 1 } }),
  ];
  const points = (set: 'third' | 'second' | 'first') => farmPoints(scoreFarms(farms, set, MOST), ['ana']).players.ana;
  expect([points('third'), points('second'), points('first')]).toEqual([{ points: 6 }, { points: 3 }, { points: 4 }]);
});
