import { slopeOf, slowingOf } from './slope.mjs';

/** @typedef {import('./weight.mjs').Weight} Weight */
/** @typedef {{ at: number, weight: Weight }} Weighed after so many steps */

/**
 * What a page may put on over a whole part, beyond what its log is: bytes of objects, nodes, listeners.
 *
 * 2026-11-30: an evening must not cost what a phone could notice, and a phone notices megabytes. Whatever is forgotten
 * once for each of 500 entries shows long before: an event alone is half a kilobyte, a sheet 380 nodes.
 */
const MAY_GROW = { objects: 128 * 1024, nodes: 60, listeners: 60 };

/**
 * What an event may cost beside the log, in bytes. 2026-11-30: a page that lives has the state before the last beside the
 * present one, and with it all that was derived of the log: by pictures of the heap 27 objects an event, 0.6 KB. That is
 * one copy however long it lives.
 */
const BESIDE = 768;

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
 * @param {number} events how many the log was longer at the last point than at the first
 */
export function judgeWeight(weighed, step, events) {
  const steps = (weighed.at(-1)?.at ?? 0) - (weighed[0]?.at ?? 0);
  /** @param {keyof Weight} of */
  const growth = (of) => slopeOf(weighed.map(({ at, weight }) => ({ at, value: weight[of] }))) * steps;
  const [objects, nodes, listeners] = [growth('objects'), growth('nodes'), growth('listeners')];
  const most = MAY_GROW.objects + events * BESIDE;
  const held =
    `over ${steps} ${step}, weighed at ${weighed.length} points, beyond the log ${inKilobytes(objects)} of objects ` +
    `(at most ${inKilobytes(most)}), ${nodes.toFixed(0)} nodes and ${listeners.toFixed(0)} listeners ` +
    `(at most ${MAY_GROW.nodes} each)`;
  const isLight = objects <= most && nodes <= MAY_GROW.nodes && listeners <= MAY_GROW.listeners;
  return { held, faults: isLight ? [] : [`The page grows: ${held}.`] };
}

/** Times in ms, in their order, judged. @param {readonly number[]} samples @param {string} what */
export function judgePace(samples, what) {
  const { first, last, times } = slowingOf(samples);
  const held = `${what} ${first.toFixed(0)} ms in the first tenth, ${last.toFixed(0)} ms in the last: ${times.toFixed(2)}× (at most ${MAY_SLOW}×)`;
  return { held, faults: times <= MAY_SLOW ? [] : [`It slows down: ${held}.`] };
}

/** A point, for whoever wants to see the slope; beyond a page just opened where that was weighed too. @param {Weighed} weighed */
export const sayWeighed = ({ at, weight: { whole, objects, nodes, listeners } }) =>
  `after ${at}: heap ${inKilobytes(whole)}; objects ${inKilobytes(objects)}, ${nodes} nodes, ${listeners} listeners`;
