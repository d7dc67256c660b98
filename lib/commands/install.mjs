import { existsSync } from 'node:fs';
import { inRoot, ROOT } from './paths.mjs';
import { isMain, Refusal, run, runCommand, secondsSince } from './run.mjs';
import { hashOf, isStamped, stamp } from './stamp.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = inRoot('node_modules', '.tallystick-install.json');

/** Refuses a Node that is too old, in a sentence. @param {string} version */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Refusal(
    `Tallystick needs Node ${OLDEST_NODE.join('.')} or later; this is Node ${version.replace(/^v/, '')}.`,
  );
}

const lockHash = () => hashOf(ROOT, ['package-lock.json'], { settings: { node: process.versions.modules } });

/** Whether node_modules holds what package-lock.json asks for. */
export const isInstalled = () => existsSync(inRoot('node_modules', 'next')) && isStamped(STAMP, lockHash());

/** Installs the packages of package-lock.json, if they are not there already. */
export async function install() {
  requireNode(process.versions.node);
  if (isInstalled()) return;
  const start = performance.now();
  console.log('Installing packages (npm ci) …');
  // npm ci empties node_modules first, so an installation that fails half way leaves no stamp behind.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Refusal('The packages could not be installed: npm ci failed, see above.');
  stamp(STAMP, lockHash());
  console.log(`Installed in ${secondsSince(start)}.`);
}

if (isMain(import.meta.url)) await runCommand(install);
