import { isScreenReady } from '../phone/ready.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** What a page holds once its garbage is collected: bytes of its heap, nodes and listeners. @typedef {{ heap: number, nodes: number, listeners: number }} Weight */

/** @param {Page} page @returns {Promise<Weight>} */
export async function weigh(page) {
  const tools = await page.context().newCDPSession(page);
  // What one collection sets free may let go of more.
  for (let time = 0; time < 3; time++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  await tools.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** What the same address weighs in a page that has just been opened. @param {Page} lived @returns {Promise<Weight>} */
export async function weighFresh(lived) {
  const page = await lived.context().newPage();
  await page.goto(lived.url());
  await page.waitForFunction(isScreenReady);
  const weight = await weigh(page);
  await page.close();
  await lived.bringToFront();
  return weight;
}

/**
 * How much heavier a page is than one that was just opened on the same log: what it holds beyond that.
 *
 * @param {Page} page
 * @returns {Promise<Weight & { whole: number }>} `whole`: its heap
 */
export async function weighBeyond(page) {
  const fresh = await weighFresh(page);
  const { heap, nodes, listeners } = await weigh(page);
  return { heap: heap - fresh.heap, nodes: nodes - fresh.nodes, listeners: listeners - fresh.listeners, whole: heap };
}
