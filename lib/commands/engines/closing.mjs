/**
 * How an engine fared: `unavailable` says what to run to have it.
 *
 * @typedef {{ engine: string, outcome: 'passed' } | { engine: string, outcome: 'failed', fault: string }
 *   | { engine: string, outcome: 'not available', unavailable: string }} Result
 */

/** The closing line, as "Chromium passed, Firefox failed, WebKit not available". @param {Result[]} results */
export const closingLine = (results) => results.map(({ engine, outcome }) => `${engine} ${outcome}`).join(', ');

/**
 * The exit code. An engine that is not available has not passed, which the closing line says; it makes the code 1 only if
 * every engine is needed, and always when no engine at all was run.
 *
 * @param {Result[]} results
 * @param {{ needAll: boolean }} options
 */
export function exitCode(results, { needAll }) {
  const every = results.every(({ outcome }) => outcome === 'passed');
  const none = results.every(({ outcome }) => outcome === 'not available');
  const failed = results.some(({ outcome }) => outcome === 'failed');
  return failed || none || (needAll && !every) ? 1 : 0;
}
