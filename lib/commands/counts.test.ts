import { expect, test } from 'vitest';
import { countPlaywright, countVitest, faultsOf } from './counts.mjs';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('Passed and failed unit tests are counted', () => {
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('A file of unit tests that could not be read counts as a failure', () => {
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(broken).failed).toBe(2);
});

test('A test in the browser that passes at the second try only has failed, and so has an error outside of tests', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('A suite without report, without tests, with skipped ones, or that fails beside its tests is at fault', () => {
  expect(faultsOf('S', undefined, 1)).toEqual(['S ended without a report.']);
  expect(faultsOf('S', { passed: 0, failed: 0, skipped: 0 }, 0)).toEqual(['S ran no test.']);
  expect(faultsOf('S', { passed: 1, failed: 0, skipped: 2 }, 0)).toEqual(['S skipped 2 of its tests.']);
  expect(faultsOf('S', { passed: 1, failed: 0, skipped: 0 }, 1)).toEqual(['S failed outside of its tests.']);
  expect(faultsOf('S', { passed: 1, failed: 1, skipped: 0 }, 1)).toEqual([]);
});
