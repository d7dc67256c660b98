/** Chance that can be had again: the same seed, the same numbers. @typedef {ReturnType<typeof chanceOf>} Chance */

/**
 * A generator of whole numbers (mulberry32, public domain).
 *
 * @param {number} seed any whole number
 */
export function chanceOf(seed) {
  let state = seed >>> 0;
  /** From 0 up to, without, 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    /** A whole number, both ends among them. @param {number} least @param {number} most */
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}

/** A seed for whoever gave none: it is printed, and brings the same round again. */
export const anySeed = () => Math.floor(Math.random() * 2 ** 32);
