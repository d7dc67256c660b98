import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { isMain, runCommand } from './run.mjs';

/** @typedef {{ code: number, text: string }} Verdict `code`: 1 if something must be done, else 0 */

const GRAVE = ['high', 'critical'];

/** @param {any} report @returns {{ name: string, severity: string }[]} */
const graveOf = (report) => Object.values(report.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));

/**
 * What a report of `npm audit --json` says of what ships. A registry that does not answer, or knows no audits, has said
 * nothing: that is neither good nor bad, and is called so.
 *
 * @param {string} output
 * @returns {Verdict}
 */
export function verdictOf(output) {
  const report = reportIn(output);
  if (!report?.vulnerabilities)
    return { code: 0, text: `Audit: not available. The registry said ${reason(report)}; nothing was checked.` };
  const grave = graveOf(report);
  if (grave.length === 0) return { code: 0, text: 'Audit: nothing high or critical is known of what ships.' };
  const names = grave.map(({ name, severity }) => `${name} (${severity})`);
  return { code: 1, text: `Audit: known of what ships: ${names.join(', ')}. npm audit --omit=dev says more.` };
}

/** @param {string} output */
function reportIn(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Without the address that was asked. @param {any} report */
const reason = (report) => String(report?.message ?? 'nothing').split(' - ')[0];

if (isMain(import.meta.url))
  await runCommand(async () => {
    const args = ['audit', '--omit=dev', '--json'];
    const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
    const { code, text } = verdictOf(stdout ?? '');
    console.log(text);
    return code;
  });
