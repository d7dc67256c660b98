import { readFileSync } from 'node:fs';
import { countedLog } from '../phone/carcassonne-log.mjs';
import { openBrowser, PHONE } from '../phone/chromium.mjs';
import { engineFile, loadEngine } from '../phone/load-engine.mjs';
import { isScreenReady } from '../phone/ready.mjs';
import { OPEN_TABLE, seedOpenTable } from '../phone/seed.mjs';
import { serve } from '../serve.mjs';
import { figuresOf } from '../statistics.mjs';
import { times } from './comparison.mjs';
import { computeFarms, takeEngine, tapFollower } from './farm-clock.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

/** A tenth of a frame, on a phone four times as slow. */
const BOUND = 0.1;
const FRAME = 1000 / 60;
const SLOW_PROCESSOR = 4;

/** A table of so many entries, six people and so many fields, each with followers of everybody. */
const ENTRIES = 400;
const FIELDS = 20;

const SETS = /** @type {const} */ (['third', 'second', 'first']);

/** @param {Page} page */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

/** What a tap on the farm screen makes the rules compute, under each of the three sets, ms. @param {Browser} browser @param {number} count */
async function computing(browser, count) {
  await loadEngine();
  const page = await browser.newPage(PHONE);
  await page.evaluate(takeEngine, readFileSync(engineFile, 'utf8'));
  await slowDown(page);
  const log = countedLog(OPEN_TABLE, ENTRIES, FIELDS);
  /** @type {Record<string, number[]>} */
  const samples = {};
  for (const set of SETS) samples[set] = await page.evaluate(computeFarms, { log, set, count });
  await page.close();
  return samples;
}

/** From a tap on a follower until the screen shows what it changes, ms. @param {Browser} browser @param {string} url @param {number} count */
async function painting(browser, url, count) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  await seedOpenTable(url, countedLog(OPEN_TABLE, ENTRIES, FIELDS))(page);
  await page.goto(`${url}session/?id=${OPEN_TABLE}&at=farms`);
  await page.waitForFunction(isScreenReady);
  await page.getByRole('button', { name: 'Farm 1', exact: false }).first().click();
  await slowDown(page);
  const samples = [];
  for (let nth = 0; nth < count; nth++) {
    const name = `Ana: one follower ${nth % 2 === 0 ? 'more' : 'fewer'}`;
    samples.push(await page.getByRole('button', { name }).evaluate(tapFollower));
  }
  await page.close();
  return samples;
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureFarms({ chromium, app, quick }) {
  const [site, browser] = [await serve({ dir: app }), await openBrowser(chromium)];
  try {
    const computed = await computing(browser, quick ? 20 : 100);
    const painted = await painting(browser, site.url, quick ? 10 : 60);
    return {
      title: 'Farms of the last count',
      how: `${FIELDS} fields of six people in a table of ${ENTRIES} entries, ${SLOW_PROCESSOR}× slowed processor; what a tap makes the rules compute, against a frame of ${FRAME.toFixed(1)} ms`,
      comparisons: SETS.map((set) =>
        times({
          label: `${set} set`,
          unit: 'ms',
          samples: computed[set] ?? [],
          baseline: [FRAME],
          bound: BOUND,
        }),
      ),
      beside: [{ label: 'from a tap on a follower', unit: 'ms', figures: { 'to paint': figuresOf(painted) } }],
    };
  } finally {
    await Promise.all([browser.close(), site.close()]);
  }
}
