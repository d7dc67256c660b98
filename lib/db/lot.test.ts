import { expect, test } from 'vitest';
import { drawLot } from './lot';

/** Gives these bytes one after the other, then zeros. */
function bytes(...values: number[]): () => number {
  return () => values.shift() ?? 0;
}

test.each([1, 2, 3, 4, 5, 6, 7, 100, 256])('among %i each is drawn by equally many of the 256 bytes', (among) => {
  const drawn = Array.from({ length: among }, () => 0);
  let refused = 0;
  for (let byte = 0; byte < 256; byte++) {
    const source = [byte];
    const lot = drawLot(among, () => source.shift() ?? again());
    function again(): number {
      refused++;
      drawn[0] = (drawn[0] ?? 0) - 1;
      return 0;
    }
    drawn[lot] = (drawn[lot] ?? 0) + 1;
  }
  expect(new Set(drawn)).toEqual(new Set([Math.floor(256 / among)]));
  expect(refused).toBe(256 % among);
});

test('a byte beyond the last full run is thrown away and the next one decides', () => {
  expect(drawLot(5, bytes(255, 3))).toBe(3);
  expect(drawLot(3, bytes(255, 255, 253, 1))).toBe(1);
});

test('the own source draws within the bounds', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => drawLot(4)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3]);
});
