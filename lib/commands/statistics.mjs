/**
 * What a series of samples comes to. `low` and `high` are the quartiles; no sample is left out.
 *
 * @typedef {{ count: number, median: number, low: number, high: number, least: number, most: number, p95: number, samples: number[] }} Figures
 */

/**
 * The value below which that part of the samples lies, between two of them if need be.
 *
 * @param {readonly number[]} sorted
 * @param {number} part 0 to 1
 */
function quantile(sorted, part) {
  const place = (sorted.length - 1) * part;
  const before = sorted[Math.floor(place)] ?? Number.NaN;
  const after = sorted[Math.ceil(place)] ?? Number.NaN;
  return before + (after - before) * (place - Math.floor(place));
}

/** @param {readonly number[]} samples @returns {Figures} */
export function figuresOf(samples) {
  const sorted = [...samples].sort((one, other) => one - other);
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    least: quantile(sorted, 0),
    most: quantile(sorted, 1),
    p95: quantile(sorted, 0.95),
    samples: samples.map((sample) => Math.round(sample * 1000) / 1000),
  };
}
