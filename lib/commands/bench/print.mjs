/** @typedef {import('./comparison.mjs').Comparison} Comparison */
/** @typedef {import('./part.mjs').Findings} Findings */
/** @typedef {import('./statistics.mjs').Figures} Figures */

/** @param {number} value */
const short = (value) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** The value that counts, with its quartiles. @param {Figures} figures @param {'median' | 'p95'} [at] */
const spread = (figures, at = 'median') =>
  `${short(figures[at])} (${at === 'p95' ? `median ${short(figures.median)}, ` : ''}${short(figures.low)}–${short(figures.high)})`;

/** @param {Comparison} comparison */
export function comparisonLine({ label, unit, figures, baseline, by, at, value, bound, ok }) {
  const compared = by === 'times' ? `${value.toFixed(2)}× of ${bound}×` : `${short(value)} of ${bound} ${unit} more`;
  return (
    `  ${ok ? 'ok  ' : 'OVER'} ${label}: ${spread(figures, at)} ${unit}, bare ${spread(baseline, at)}: ${compared}` +
    ` [${figures.count}/${baseline.count}]`
  );
}

/** Prints what a part found. @param {Findings} findings */
export function print({ title, how, comparisons, beside = [] }) {
  console.log(`\n${title}: ${how}`);
  for (const comparison of comparisons) console.log(comparisonLine(comparison));
  for (const { label, unit, figures } of beside)
    console.log(`       ${label}: ${spread(figures)} ${unit} [${figures.count}]`);
}
