import { PHONE } from '../phone/chromium.mjs';
import { isScreenReady } from '../phone/ready.mjs';
import { settle, watchNetwork } from './quiet.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/** A slow phone: bytes per second, and ms until an answer begins. */
const SLOW_LINE = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const SLOW_PROCESSOR = 4;

/**
 * @typedef {{
 *   url: string,
 *   isReady?: () => boolean,
 *   slow?: 'no' | 'processor' | 'processor and line',
 *   before?: (page: Page) => Promise<void>,
 * }} Visit `isReady` runs in the page; `before` fills the phone in a page that is then closed
 */

/** @param {CDPSession} devtools @param {Visit['slow']} slow */
async function slowDown(devtools, slow) {
  if (slow === 'no') return;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  if (slow === 'processor') return;
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
}

/** @param {import('@playwright/test').BrowserContext} context @param {(page: Page) => Promise<void>} before */
async function prepare(context, before) {
  const page = await context.newPage();
  await before(page);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
}

/**
 * Opens an address as on the very first visit, nothing cached and no service worker, waits until its screen is ready
 * and the network quiet, and answers what `look` sees then.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 * @param {(page: Page, devtools: CDPSession) => Promise<T>} look
 * @param {(page: Page) => Promise<unknown> | void} [watch] sees the page before it is opened
 * @returns {Promise<T>}
 */
export async function firstVisit(browser, { url, isReady = isScreenReady, slow = 'no', before }, look, watch) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    if (before) await prepare(context, before);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    // Time that the main thread really had: other programs on the machine do not count.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(devtools, slow);
    const { isQuiet } = watchNetwork(page);
    await watch?.(page);
    await page.goto(url, { waitUntil: 'commit' });
    await settle(page, isReady, isQuiet);
    return await look(page, devtools);
  } finally {
    await context.close();
  }
}
