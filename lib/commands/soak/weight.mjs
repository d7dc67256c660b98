import { isScreenReady } from '../phone/ready.mjs';
import { objectsIn } from './heap-snapshot.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a page holds once its garbage is collected: bytes of its objects, nodes and listeners; `whole`: bytes of its heap,
 * with the code that the engine made.
 *
 * @typedef {{ objects: number, nodes: number, listeners: number, whole: number }} Weight
 */

/** A picture of the heap, taken after a collection. @param {import('@playwright/test').CDPSession} tools */
async function snapshot(tools) {
  /** @type {string[]} */
  const parts = [];
  tools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(parts.join(''));
}

/** @param {Page} page @returns {Promise<Weight>} */
export async function weigh(page) {
  const tools = await page.context().newCDPSession(page);
  // What one collection sets free may let go of more.
  for (let time = 0; time < 3; time++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize: whole } = await tools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await tools.send('Memory.getDOMCounters');
  const objects = objectsIn(await snapshot(tools));
  await tools.detach();
  return { objects, nodes, listeners, whole };
}

/** What the same address weighs in a page that has just been opened. @param {Page} lived @returns {Promise<Weight>} */
async function weighFresh(lived) {
  const page = await lived.context().newPage();
  await page.goto(lived.url());
  await page.waitForFunction(isScreenReady);
  const weight = await weigh(page);
  await page.close();
  await lived.bringToFront();
  return weight;
}

/**
 * How much heavier a page is than one that was just opened on the same log: what it holds beyond that. `whole` is its
 * own.
 *
 * @param {Page} page
 * @returns {Promise<Weight>}
 */
export async function weighBeyond(page) {
  const fresh = await weighFresh(page);
  const { objects, nodes, listeners, whole } = await weigh(page);
  return {
    objects: objects - fresh.objects,
    nodes: nodes - fresh.nodes,
    listeners: listeners - fresh.listeners,
    whole,
  };
}
