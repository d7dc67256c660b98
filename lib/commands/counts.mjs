/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What a Vitest report (JSON) counts. A file that could not be read has no tests of its own: it counts as one failure.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What a Playwright report (JSON) counts.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * What is wrong with a suite beside the failures that it shows itself, in sentences.
 *
 * @param {string} name
 * @param {Counts | undefined} counts undefined: there is no report
 * @param {number} exitCode
 */
export function faultsOf(name, counts, exitCode) {
  if (!counts) return [`${name} ended without a report.`];
  const { passed, failed, skipped } = counts;
  return [
    ...(passed + failed === 0 ? [`${name} ran no test.`] : []),
    ...(skipped > 0 ? [`${name} skipped ${skipped} of its tests.`] : []),
    ...(exitCode !== 0 && failed === 0 ? [`${name} failed outside of its tests.`] : []),
  ];
}
