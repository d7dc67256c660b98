import { expect, test } from 'vitest';
import { chanceOf } from './chance.mjs';

const drawn = (seed: number, count: number) => {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => chance.whole(1, 6));
};

test('the same seed gives the same numbers, another one others', () => {
  expect(drawn(7, 20)).toEqual(drawn(7, 20));
  expect(drawn(7, 20)).not.toEqual(drawn(8, 20));
});

test('every number between both ends comes up about as often', () => {
  const counts = new Map<number, number>();
  for (const number of drawn(1, 6000)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
