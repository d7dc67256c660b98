/** @typedef {import('./comparison.mjs').Comparison} Comparison */
/** @typedef {import('./part.mjs').Findings} Findings */
/** @typedef {import('../statistics.mjs').Figures} Figures */

/** @param {number} value */
const short = (value) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** The value that counts, with its quartiles; they are left out where all samples agree. @param {Figures} figures @param {'median' | 'p95'} [at] */
function spread(figures, at = 'median') {
  const { median, least, most, low, high } = figures;
  if (least === most) return short(median);
  return `${short(figures[at])} (${at === 'p95' ? `median ${short(median)}, ` : ''}${short(low)}–${short(high)})`;
}

/** @param {Comparison} comparison */
export function comparisonLine({ label, unit, figures, baseline, by, at, value, bound, ok }) {
  const compared = by === 'times' ? `${value.toFixed(2)}× of ${bound}×` : `${short(value)} of ${bound} ${unit} more`;
  return (
    `  ${ok ? 'ok  ' : 'OVER'} ${label}: ${spread(figures, at)} ${unit}, bare ${spread(baseline, at)}: ${compared}` +
    ` [${figures.count}/${baseline.count}]`
  );
}

/** @param {import('./part.mjs').Beside} beside */
const besideLine = ({ label, unit, figures }) =>
  `       ${label}: ${Object.entries(figures)
    .map(([name, series]) => `${name} ${spread(series)} ${unit} [${series.count}]`)
    .join(', ')}`;

/** Prints what a part found. @param {Findings} findings */
export function print({ title, how, comparisons, beside = [] }) {
  console.log(`\n${title}: ${how}`);
  for (const comparison of comparisons) console.log(comparisonLine(comparison));
  for (const line of beside) console.log(besideLine(line));
}
