import { existsSync, readFileSync, rmSync } from 'node:fs';
import { countPlaywright, countVitest, faultsOf } from './counts.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { runCommand, runNode, secondsSince } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, program: string, args: string[], count: (report: any) => Counts }} Suite */

/** @type {Suite[]} */
const SUITES = [
  { name: 'Vitest', program: inRoot('node_modules/vitest/vitest.mjs'), args: ['run'], count: countVitest },
  { name: 'Playwright', program: inRoot('node_modules/playwright/cli.js'), args: ['test'], count: countPlaywright },
];

/** @param {string} file @param {(report: any) => Counts} count */
const readCounts = (file, count) => (existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined);

/** Runs a suite, its output shown, and answers what it counted. @param {Suite} suite @param {string} browser */
async function runSuite({ name, program, args, count }, browser) {
  const report = inRoot('.cache', 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const code = await runNode(program, args, { TALLYSTICK_REPORT: report, TALLYSTICK_CHROMIUM: browser });
  const counts = readCounts(report, count);
  return { passed: counts?.passed ?? 0, failed: counts?.failed ?? 0, faults: faultsOf(name, counts, code) };
}

/** Both exports that the tests open: at the root of a host, and under a path. */
async function buildExports() {
  const { buildApp, SUBPATH } = await import('./build.mjs');
  await buildApp({ basePath: '' });
  await buildApp(SUBPATH);
}

await runCommand(async () => {
  const start = performance.now();
  await install();
  const { provideBrowser } = await import('./browser.mjs');
  // A browser that has to be fetched comes while the app is being built.
  const [browser] = await Promise.all([provideBrowser(), buildExports()]);
  const results = [];
  for (const suite of SUITES) results.push(await runSuite(suite, browser));
  const faults = results.flatMap((result) => result.faults);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0) + faults.length;
  console.log(`\nTests took ${secondsSince(start)}.`);
  for (const fault of faults) console.log(fault);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
