import { expect, test } from 'vitest';
import { medianOf, slopeOf, slowingOf } from './slope.mjs';

const points = (...values: number[]) => values.map((value, index) => ({ at: index * 50, value }));

test('the median lies in the middle, or between the two there', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([9, 1, 5, 7])).toBe(6);
  expect(medianOf([])).toBeNaN();
});

test('a line has its slope, a level none, and one point far off bends neither', () => {
  expect(slopeOf(points(1000, 1500, 2000, 2500))).toBe(10);
  expect(slopeOf(points(7, 7, 7, 7))).toBe(0);
  expect(slopeOf(points(7, 7, 9000, 7, 7))).toBe(0);
  expect(slopeOf(points(7))).toBeNaN();
});

test('slowing is the last tenth beside the first', () => {
  const samples = Array.from({ length: 100 }, (_, index) => (index < 50 ? 20 : 30));
  expect(slowingOf(samples)).toEqual({ first: 20, last: 30, times: 1.5 });
  expect(slowingOf([10, 40])).toEqual({ first: 10, last: 40, times: 4 });
  expect(slowingOf([]).times).toBeNaN();
});
