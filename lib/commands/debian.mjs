import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages can be installed here: on a Debian, by root. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs packages of Debian, where that is allowed; elsewhere nothing happens.
 *
 * @param {string[]} packages
 */
export async function installDebians(packages) {
  if (!mayInstall() || (await run('apt-get', ['update'])) !== 0) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
