import { figuresOf } from '../statistics.mjs';

/** @typedef {import('../statistics.mjs').Figures} Figures */

/**
 * A figure beside its baseline. `by` says how they are compared: times the baseline, or more than it; `at` which value
 * of each series.
 *
 * @typedef {{
 *   label: string, unit: string, figures: Figures, baseline: Figures,
 *   by: 'times' | 'more', at: 'median' | 'p95', value: number, bound: number, ok: boolean
 * }} Comparison
 */

/** @typedef {{ label: string, unit: string, samples: readonly number[], baseline: readonly number[], bound: number, at?: 'median' | 'p95' }} Series */

/** How many times the baseline. @param {Series} series @returns {Comparison} */
export const times = (series) => compare(series, 'times', (figure, base) => figure / base);

/** How much more than the baseline. @param {Series} series @returns {Comparison} */
export const more = (series) => compare(series, 'more', (figure, base) => figure - base);

/**
 * @param {Series} series
 * @param {Comparison['by']} by
 * @param {(figure: number, base: number) => number} compared
 * @returns {Comparison}
 */
function compare({ label, unit, samples, baseline, bound, at = 'median' }, by, compared) {
  const [figures, base] = [figuresOf(samples), figuresOf(baseline)];
  const value = compared(figures[at], base[at]);
  // What could not be measured is NaN, and is over its bound.
  return { label, unit, figures, baseline: base, by, at, value, bound, ok: value <= bound };
}
