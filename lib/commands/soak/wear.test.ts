import { expect, test } from 'vitest';
import { judgePace, judgeWeight } from './wear.mjs';

const KB = 1024;

/** A page weighed every 50 steps, with so much more of each at every point. */
const weighed = (more: { objects?: number; nodes?: number; listeners?: number }) =>
  Array.from({ length: 11 }, (_, point) => ({
    at: point * 50,
    weight: {
      objects: 100 * KB + point * (more.objects ?? 0),
      nodes: 300 + point * (more.nodes ?? 0),
      listeners: 90 + point * (more.listeners ?? 0),
      whole: 9000 * KB,
    },
  }));

test('a page that is as heavy as ever holds', () => {
  const { held, faults } = judgeWeight(weighed({}), 'entries', 0);
  expect(faults).toEqual([]);
  expect(held).toContain('over 500 entries, weighed at 11 points, beyond the log 0 KB of objects');
});

test.each([
  ['objects', { objects: 30 * KB }],
  ['nodes', { nodes: 7 }],
  ['listeners', { listeners: 7 }],
])('a page that keeps more %s with every step is found', (_what, more) => {
  expect(judgeWeight(weighed(more), 'entries', 0).faults).toHaveLength(1);
});

test('what is derived of a longer log may be there once more', () => {
  expect(judgeWeight(weighed({ objects: 30 * KB }), 'entries', 500).faults).toEqual([]);
  expect(judgeWeight(weighed({ objects: 60 * KB }), 'entries', 500).faults).toHaveLength(1);
});

test('one point that is far off is no growth', () => {
  const points = weighed({});
  for (const { at, weight } of points) if (at === 500) weight.objects *= 20;
  expect(judgeWeight(points, 'entries', 0).faults).toEqual([]);
});

test('what gets slower is found, what could not be measured too', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 20 + index / 4);
  expect(judgePace(samples, 'An entry').faults).toEqual([expect.stringContaining('It slows down: An entry 21 ms')]);
  expect(judgePace(samples.slice(0, 30), 'An entry').faults).toEqual([]);
  expect(judgePace([], 'An entry').faults).toHaveLength(1);
});
