import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ARGS, PHONE } from '../phone/chromium.mjs';

/** @typedef {import('node:child_process').ChildProcess} Process */
/** @typedef {{ page: import('@playwright/test').Page, kill: () => void, dead: Promise<void>, isDead: () => boolean }} Mortal */

/** How long a browser may take to start or to be gone, in ms. */
const PATIENCE = 30_000;

/** What is not measured here: a window, a graphics card, reports of crashes. */
const MORE_ARGS = [
  ...['--headless', '--disable-gpu', '--disable-breakpad', '--disable-crash-reporter'],
  ...['--no-default-browser-check', '--password-store=basic', '--lang=en-GB', '--remote-debugging-port=0'],
];

/** A process that was killed leaves its lock behind. @param {string} profile */
function unlock(profile) {
  for (const file of readdirSync(profile)) if (file.startsWith('Singleton')) rmSync(join(profile, file));
}

/**
 * Where a browser listens to its tools.
 *
 * @param {Process} process
 * @returns {Promise<string>}
 */
function addressOf(process) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Chromium did not start:\n${said}`)), PATIENCE);
    process.stderr?.on('data', (part) => {
      said += part;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

/** Resolves when no process of the tree is left: the last one lets go of what they all write their errors to. @param {Process} process */
const goneOf = (process) =>
  /** @type {Promise<void>} */ (new Promise((resolve) => process.once('close', () => resolve())));

/**
 * A browser in a process group of its own, which can be killed whole at any moment, as by a phone that runs out of
 * memory. It keeps what it is told in a folder, and is opened on the same folder again.
 *
 * @param {string} program
 * @param {string} profile
 * @returns {Promise<Mortal>} with one empty page, as large as a phone
 */
export async function openMortal(program, profile) {
  unlock(profile);
  const args = [...ARGS, ...MORE_ARGS, `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const dead = goneOf(child);
  let isDead = false;
  const kill = () => {
    if (isDead || child.pid === undefined) return;
    isDead = true;
    killGroup(child.pid);
  };
  outlivedByNone(kill, dead);
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('Chromium opened no page.');
    await page.setViewportSize(PHONE.viewport);
    return { page, kill, dead, isDead: () => isDead };
  } catch (error) {
    kill();
    throw error;
  }
}

/** Whoever ends this command ends its browser: in a group of its own that hears of nothing. @param {() => void} kill @param {Promise<void>} dead */
function outlivedByNone(kill, dead) {
  const end = () => {
    kill();
    process.exit(1);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  process.once('exit', kill);
  for (const signal of signals) process.once(signal, end);
  void dead.then(() => {
    process.off('exit', kill);
    for (const signal of signals) process.off(signal, end);
  });
}

/** Kill -9, to all of them at once. @param {number} group */
const killGroup = (group) => void process.kill(-group, 'SIGKILL');
