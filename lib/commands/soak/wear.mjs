import { slopeOf, slowingOf } from './slope.mjs';

/** @typedef {import('./weight.mjs').Weight} Weight */
/** @typedef {{ at: number, weight: Weight & { whole: number } }} Weighed after so many steps */

/**
 * What a page may put on over a whole part, beyond what its log is: bytes, nodes, listeners.
 *
 * 2026-11-30: an hour of play must not cost what a phone notices. Weighed again and again without a step between, a page
 * differs by some 20 KB; a list of all entries that were ever made, forgotten somewhere, is 200 KB and more.
 */
const MAY_GROW = { heap: 256 * 1024, nodes: 60, listeners: 60 };

/**
 * How much slower the last tenth may be than the first.
 *
 * 2026-11-30: most of an entry is the write to the disk, which does not depend on the log; what does, the replay of 500
 * entries, is some 2 ms of 50. So it should be as fast as ever; half as much again is what a busy machine makes of that.
 */
const MAY_SLOW = 1.5;

/** @param {number} bytes */
const inKilobytes = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;

/**
 * What was weighed, judged: how much of each is put on over all steps, by the slope of the points.
 *
 * @param {readonly Weighed[]} weighed
 * @param {string} step what one step is called
 */
export function judgeWeight(weighed, step) {
  const steps = (weighed.at(-1)?.at ?? 0) - (weighed[0]?.at ?? 0);
  /** @param {keyof Weight} of */
  const growth = (of) => slopeOf(weighed.map(({ at, weight }) => ({ at, value: weight[of] }))) * steps;
  const [heap, nodes, listeners] = [growth('heap'), growth('nodes'), growth('listeners')];
  const held =
    `over ${steps} ${step}, weighed at ${weighed.length} points, beyond the log ${inKilobytes(heap)} of heap ` +
    `(at most ${inKilobytes(MAY_GROW.heap)}), ${nodes.toFixed(0)} nodes and ${listeners.toFixed(0)} listeners ` +
    `(at most ${MAY_GROW.nodes} each)`;
  const isLight = heap <= MAY_GROW.heap && nodes <= MAY_GROW.nodes && listeners <= MAY_GROW.listeners;
  return { held, faults: isLight ? [] : [`The page grows: ${held}.`] };
}

/** Times in ms, in their order, judged. @param {readonly number[]} samples @param {string} what */
export function judgePace(samples, what) {
  const { first, last, times } = slowingOf(samples);
  const held = `${what} ${first.toFixed(0)} ms in the first tenth, ${last.toFixed(0)} ms in the last: ${times.toFixed(2)}× (at most ${MAY_SLOW}×)`;
  return { held, faults: times <= MAY_SLOW ? [] : [`It slows down: ${held}.`] };
}

/** The points, for whoever wants to see the slope. @param {Weighed} weighed */
export const sayWeighed = ({ at, weight: { whole, heap, nodes, listeners } }) =>
  `after ${at}: heap ${inKilobytes(whole)}, beyond a page just opened ${inKilobytes(heap)}, ${nodes} nodes, ${listeners} listeners`;
