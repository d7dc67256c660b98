import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebians } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { Refusal, runNode } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a program of this name would lie, in the order of PATH. @param {string} name */
export const placesOf = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** Whether a program starts: a file of that name may only tell where to get the real one. @param {string} program */
export const starts = (program) =>
  existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The browser that Playwright downloads for itself, downloaded or not. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** A Chromium that is on this machine already. @returns {Promise<string | undefined>} */
export async function findBrowser() {
  const chosen = process.env.TALLYSTICK_CHROMIUM;
  if (chosen && !starts(chosen)) throw new Refusal(`TALLYSTICK_CHROMIUM names ${chosen}, which does not start.`);
  return [...(chosen ? [chosen] : NAMES.flatMap(placesOf)), await playwrightsOwn()].find(starts);
}

async function downloadPlaywrights() {
  await runNode(inRoot('node_modules', 'playwright', 'cli.js'), ['install', 'chromium']);
}

/**
 * A Chromium for the tests: one that is there, else Playwright's download, else Debian's package, else a refusal that
 * tells what to run.
 *
 * @param {{ find?: () => Promise<string | undefined>, ways?: (() => Promise<void>)[] }} [how]
 * @returns {Promise<string>}
 */
export async function provideBrowser({
  find = findBrowser,
  ways = [downloadPlaywrights, () => installDebians(['chromium'])],
} = {}) {
  for (const way of ways) {
    const found = await find();
    if (found) return found;
    await way();
  }
  const found = await find();
  if (found) return found;
  throw new Refusal(
    'There is no Chromium for the end-to-end tests, and none could be installed. Run one of these, then again:\n' +
      '  npx playwright install --with-deps chromium\n' +
      '  sudo apt-get install chromium\n' +
      'or name one with TALLYSTICK_CHROMIUM=/path/to/chromium.',
  );
}
