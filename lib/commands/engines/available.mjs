import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { placesOf, provideBrowser, starts } from '../browser.mjs';
import { installDebians } from '../debian.mjs';
import { Refusal } from '../run.mjs';
import { openChromium } from './chromium.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebkit } from './webkit.mjs';

/** @typedef {{ programs: Record<string, string> } | { unavailable: string }} Provided */

/**
 * @typedef {object} Engine
 * @property {string} id what it is called on the command line
 * @property {string} name
 * @property {() => Promise<Provided>} provide
 * @property {(profile: import('./driver.mjs').Profile, programs: any) => Promise<import('./driver.mjs').Driver>} open
 */

/** The Chromium of the end-to-end tests. @returns {Promise<Provided>} */
async function provideChromium() {
  try {
    return { programs: { chromium: await provideBrowser() } };
  } catch (error) {
    if (error instanceof Refusal) return { unavailable: error.message };
    throw error;
  }
}

/** @returns {Record<string, string> | undefined} */
function findFirefox() {
  const firefox = ['firefox-esr', 'firefox'].flatMap(placesOf).find(starts);
  return firefox ? { firefox } : undefined;
}

const IMPORTS = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

/** Debian's own Python has Debian's bindings; one that somebody put before it in PATH has not. */
const pythonWithWebkit = () =>
  ['/usr/bin/python3', ...placesOf('python3')].find(
    (python) => existsSync(python) && spawnSync(python, ['-c', IMPORTS], { stdio: 'ignore' }).status === 0,
  );

/** @returns {Record<string, string> | undefined} */
function findWebkit() {
  const python = pythonWithWebkit();
  const webdriver = placesOf('WebKitWebDriver').find(existsSync);
  const xvfb = placesOf('Xvfb').find(existsSync);
  return python && webdriver && xvfb ? { python, webdriver, xvfb } : undefined;
}

/**
 * The programs of an engine: those that are there, else those of Debian's packages where they can be installed, else the
 * command that installs them.
 *
 * @param {string} name
 * @param {string[]} packages
 * @param {() => Record<string, string> | undefined} find
 * @param {(packages: string[]) => Promise<void>} [installThem]
 * @returns {Promise<Provided>}
 */
export async function providePackages(name, packages, find, installThem = installDebians) {
  const there = find();
  if (there) return { programs: there };
  await installThem(packages);
  const programs = find();
  if (programs) return { programs };
  return { unavailable: `${name} is not here. On Debian: sudo apt-get install ${packages.join(' ')}` };
}

const WEBKIT = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];

/** @type {Engine[]} */
export const ENGINES = [
  { id: 'chromium', name: 'Chromium', provide: provideChromium, open: openChromium },
  {
    id: 'firefox',
    name: 'Firefox',
    provide: () => providePackages('Firefox', ['firefox-esr'], findFirefox),
    open: openFirefox,
  },
  {
    id: 'webkit',
    name: 'WebKit',
    provide: () => providePackages('WebKitGTK', WEBKIT, findWebkit),
    open: openWebkit,
  },
];
