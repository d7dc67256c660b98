import { openProfile } from '../phone/chromium.mjs';
import { forget, newProfile } from '../phone/profiles.mjs';
import { openHome, tableRows } from '../phone/seed.mjs';
import { writeRows } from '../phone/stored.mjs';
import { serve } from '../serve.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

const BOUND = 1.5;
const [FEW, MANY] = [20, 2000];

/** Runs in every page before its own scripts: `benchListed` becomes when the list of tables was painted. */
function watchList() {
  const here = /** @type {{ benchListed?: Promise<number> }} */ (window);
  here.benchListed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No list within 30 s.')), 30_000);
    const watch = new MutationObserver(() => {
      // The table to carry on with, and another: the list is there.
      if (document.querySelectorAll('a[href*="/session/?id="]').length < 2) return;
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** @param {BrowserContext} context @param {string} url */
const listed = (context, url) => async () => {
  const page = await context.newPage();
  await page.goto(url);
  const at = await page.evaluate(() => /** @type {{ benchListed?: Promise<number> }} */ (window).benchListed);
  await page.close();
  return at ?? Number.NaN;
};

/** @param {BrowserContext} context @param {string} url @param {number} count */
async function fill(context, url, count) {
  const page = await context.newPage();
  await openHome(page, url);
  await writeRows(page, { tableRows: await tableRows(count) });
  await page.close();
}

/** Two addresses of one host are two phones to a browser: each has its own database. @type {import('./part.mjs').Part['run']} */
export async function measureHome({ chromium, app, quick }) {
  const profile = newProfile();
  const [few, many] = [await serve({ dir: app }), await serve({ dir: app })];
  const context = await openProfile(chromium, profile, { serviceWorkers: 'block' });
  try {
    await fill(context, few.url, FEW);
    await fill(context, many.url, MANY);
    await context.addInitScript(watchList);
    const { few: baseline = [], many: samples = [] } = await interleave(quick ? 6 : 40, {
      few: listed(context, few.url),
      many: listed(context, many.url),
    });
    return {
      title: 'Home',
      how: `navigation until the list is painted with ${MANY} tables on the phone, against ${FEW}`,
      comparisons: [times({ label: `${MANY} tables`, unit: 'ms', samples, baseline, bound: BOUND })],
    };
  } finally {
    await context.close();
    await Promise.all([few.close(), many.close()]);
    forget(profile);
  }
}
