import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { inRoot } from '../paths.mjs';
import { comparisonLine } from './print.mjs';

/** @typedef {import('./run-part.mjs').Result} Result */

/** Says how busy the machine is with other work: whoever reads the figures must know. */
export function describeLoad() {
  const load = { processors: cpus().length, before: loadavg()[0] ?? Number.NaN };
  console.log(`\n${load.processors} processors, load before the start ${load.before.toFixed(1)}.`);
  return load;
}

/**
 * Writes every sample and what it came to.
 *
 * @param {Result[]} results
 * @param {import('./part.mjs').Ground} ground
 * @param {{ processors: number, before: number }} load
 */
export function writeReport(results, { chromium, quick }, load) {
  const machine = { node: process.version, chromium, model: cpus()[0]?.model, ...load, after: loadavg()[0] };
  mkdirSync(inRoot('.cache', 'reports'), { recursive: true });
  const report = { at: new Date().toISOString(), quick, machine, parts: results };
  writeFileSync(inRoot('.cache', 'reports', 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
}

/** Prints what is over its bound, and answers the exit code. @param {Result[]} results @param {boolean} quick */
export function close(results, quick) {
  const comparisons = results.flatMap(({ findings }) => findings?.comparisons ?? []);
  const over = comparisons.filter(({ ok }) => !ok);
  const faults = results.filter(({ fault }) => fault);
  console.log(`\nEvery sample is in .cache/reports/bench.json.${quick ? ' Few samples were taken (--quick).' : ''}`);
  for (const comparison of over) console.log(comparisonLine(comparison));
  for (const { name } of faults) console.log(`  ${name} could not be measured.`);
  console.log(`${comparisons.length - over.length} within their bounds, ${over.length + faults.length} not`);
  return over.length + faults.length > 0 ? 1 : 0;
}
