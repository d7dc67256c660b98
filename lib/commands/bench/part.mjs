/**
 * What one part of the bench found. `beside` are figures without a bound, by name.
 *
 * @typedef {{ label: string, unit: string, figures: Record<string, import('../statistics.mjs').Figures> }} Beside
 * @typedef {{ title: string, how: string, comparisons: import('./comparison.mjs').Comparison[], beside?: Beside[] }} Findings
 */

/**
 * What every part is handed: the browser's program, both exports, and how much to measure.
 *
 * @typedef {{ chromium: string, app: string, bareNext: string, quick: boolean }} Ground
 */

/** @typedef {{ name: string, run: (ground: Ground) => Promise<Findings> }} Part */

export {};
