import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ARGS, PHONE } from '../phone/chromium.mjs';
import { killAll, lineWith, start, streamOf } from '../program.mjs';

/** @typedef {{ page: import('@playwright/test').Page, kill: () => void, dead: Promise<void>, isDead: () => boolean }} Mortal */

/** What is not measured here: a window, a graphics card, reports of crashes. */
const MORE_ARGS = [
  ...['--headless', '--disable-gpu', '--disable-breakpad', '--disable-crash-reporter'],
  ...['--no-default-browser-check', '--password-store=basic', '--lang=en-GB', '--remote-debugging-port=0'],
];

/** A process that was killed leaves its lock behind. @param {string} profile */
function unlock(profile) {
  for (const file of readdirSync(profile)) if (file.startsWith('Singleton')) rmSync(join(profile, file));
}

/** Resolves when no process of the tree is left: the last one lets go of what they all write their errors to. @param {import('node:child_process').ChildProcess} browser */
const goneOf = (browser) =>
  /** @type {Promise<void>} */ (new Promise((resolve) => browser.once('close', () => resolve())));

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
  const child = start(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const dead = goneOf(child);
  let isDead = false;
  const kill = () => {
    if (isDead) return;
    isDead = true;
    killAll(child);
  };
  try {
    const [, address = ''] = await lineWith(streamOf(child, 2), /DevTools listening on (ws:\S+)/);
    const browser = await chromium.connectOverCDP(address);
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
