import { expect, test } from 'vitest';
import { spreadOut } from './spread-out';

const room = { gap: 17, most: 172 };

test('labels that would lie on each other are moved apart, and one that has room stays beside its line', () => {
  expect(spreadOut([14, 80, 85], room)).toEqual([14, 80, 97]);
  expect(spreadOut([14, 164, 164, 164, 164, 164], room)).toEqual([14, 104, 121, 138, 155, 172]);
  expect(spreadOut([100, 100, 164, 170], room)).toEqual([100, 117, 155, 172]);
});
