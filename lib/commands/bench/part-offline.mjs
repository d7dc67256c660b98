import { openProfile } from '../phone/chromium.mjs';
import { copyOf, forget, newProfile } from '../phone/profiles.mjs';
import { isScreenReady } from '../phone/ready.mjs';
import { tableRows } from '../phone/seed.mjs';
import { writeRows } from '../phone/stored.mjs';
import { serve } from '../serve.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ url: string, profile: string, tapUntilItWorks: () => void }} Subject */
/** @typedef {{ benchWorked?: Promise<number> }} Worked */

const BOUND = 1.5;

const TABLES = 20;

/** Runs in the bare page: `benchWorked` becomes when the effect of the first tap that works was painted. */
function tapBareUntilItWorks() {
  /** @type {Worked} */ (window).benchWorked = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No tap worked within 30 s.')), 30_000);
    const tap = () => {
      const button = document.querySelector('button');
      if (button && button.textContent !== '0')
        return requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      button?.click();
      requestAnimationFrame(tap);
    };
    requestAnimationFrame(tap);
  });
}

/** Runs in the start page, where a tap that works opens the menu of a table. */
function tapHomeUntilItWorks() {
  /** @type {Worked} */ (window).benchWorked = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No tap worked within 30 s.')), 30_000);
    const tap = () => {
      if (document.querySelector('dialog[open]'))
        return requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      document.querySelector('section button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      requestAnimationFrame(tap);
    };
    requestAnimationFrame(tap);
  });
}

/** Waits until the worker keeps every file. @param {Page} page */
const kept = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

/** The first start, with the server, in a browser that is then closed. @param {string} chromium @param {Subject} subject @param {(page: Page) => Promise<void>} [leave] */
async function startFirst(chromium, { url, profile }, leave) {
  const context = await openProfile(chromium, profile);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isScreenReady);
  await kept(page);
  await leave?.(page);
  await context.close();
}

/** The second start: another browser with what the first one kept, and no server. @param {string} chromium @param {Subject} subject */
const secondStart =
  (chromium, { url, profile, tapUntilItWorks }) =>
  async () => {
    const copy = copyOf(profile);
    const context = await openProfile(chromium, copy);
    try {
      await context.addInitScript(tapUntilItWorks);
      const page = await context.newPage();
      await page.goto(url);
      return (await page.evaluate(() => /** @type {Worked} */ (window).benchWorked)) ?? Number.NaN;
    } finally {
      await context.close();
      forget(copy);
    }
  };

/** @type {import('./part.mjs').Part['run']} */
export async function measureOffline({ chromium, app, bareNext, quick }) {
  const servers = [await serve({ dir: app }), await serve({ dir: bareNext })];
  const [site, bare] = servers.map(({ url }) => ({ url, profile: newProfile() }));
  if (!site || !bare) throw new Error('Two servers give two sites.');
  const home = { ...site, tapUntilItWorks: tapHomeUntilItWorks };
  const counter = { ...bare, tapUntilItWorks: tapBareUntilItWorks };
  try {
    const rows = await tableRows(TABLES);
    await startFirst(chromium, home, (page) => writeRows(page, { tableRows: rows }));
    await startFirst(chromium, counter);
    await Promise.all(servers.map((server) => server.close()));
    const { home: samples = [], bare: baseline = [] } = await interleave(quick ? 4 : 25, {
      home: secondStart(chromium, home),
      bare: secondStart(chromium, counter),
    });
    return {
      title: 'Second start, offline',
      how: 'the server is gone and the browser is a new one; navigation until the effect of the first tap that works is painted (start page: the menu of a table opens), against the bare Next page with the same service worker',
      comparisons: [times({ label: 'first working tap', unit: 'ms', samples, baseline, bound: BOUND })],
    };
  } finally {
    forget(site.profile);
    forget(bare.profile);
  }
}
