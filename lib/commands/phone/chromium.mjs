import { chromium } from '@playwright/test';

/** @typedef {import('@playwright/test').BrowserContextOptions} ContextOptions */

/** The browser asks its maker for nothing meanwhile; its sandbox does not start for root. */
export const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A phone in the hand of somebody who reads English. */
export const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };

/** A browser whose windows forget everything. @param {string} program */
export const openBrowser = (program) => chromium.launch({ executablePath: program, args: ARGS });

/**
 * A browser that keeps what it is told in a folder: only such a one writes IndexedDB to the disk.
 *
 * @param {string} program
 * @param {string} folder
 * @param {ContextOptions} [options]
 */
export const openProfile = (program, folder, options = {}) =>
  chromium.launchPersistentContext(folder, { executablePath: program, args: ARGS, ...PHONE, ...options });
