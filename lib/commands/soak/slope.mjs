/** @typedef {{ at: number, value: number }} Point */

/** @param {readonly number[]} values */
export function medianOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * How much a value rises for one step of `at`: the median of the slopes between all pairs of points (Theil and Sen), which
 * one point that is far off does not bend. NaN for fewer than two points.
 *
 * @param {readonly Point[]} points
 */
export function slopeOf(points) {
  const slopes = points.flatMap((one, place) =>
    points.slice(place + 1).map((other) => (other.value - one.value) / (other.at - one.at)),
  );
  return medianOf(slopes);
}

/**
 * How many times slower the last tenth of a series is than its first: by their medians.
 *
 * @param {readonly number[]} samples in their order
 */
export function slowingOf(samples) {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const [first, last] = [medianOf(samples.slice(0, tenth)), medianOf(samples.slice(-tenth))];
  return { first, last, times: last / first };
}
