import { expect, test } from 'vitest';
import { trackTile } from './track';

test.each([
  [0, null],
  [100, null],
  [101, 100],
  [200, 100],
  [201, 200],
  [340, 200],
])('[CC-37] with %i points the tile is %s', (points, tile) => {
  expect(trackTile(points)).toBe(tile);
});
