import { openBrowser } from '../phone/chromium.mjs';
import { OPEN_TABLE, OPEN_TABLES, seedOpenTable } from '../phone/seed.mjs';
import { serve } from '../serve.mjs';
import { figuresOf } from '../statistics.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';
import { blockingTime } from './paints.mjs';
import { screensOf } from './screens.mjs';
import { firstVisit } from './visit.mjs';

const BOUND = 1.5;

/** @typedef {Omit<import('./visit.mjs').Visit, 'slow'>} Visit */
/** @typedef {Record<string, number[]>} Series ms, by screen */

/** @type {(page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession) => Promise<number>} */
async function scriptTime(_page, devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureScript({ chromium, app, bareNext, quick }) {
  const [site, bare] = [await serve({ dir: app }), await serve({ dir: bareNext })];
  const browser = await openBrowser(chromium);
  /** @type {Record<string, Visit>} */
  const visits = {
    bare: { url: bare.url },
    ...Object.fromEntries(screensOf(app).map(({ path }) => [path, { url: new URL(path, site.url).href }])),
    // A table needs the screens of its game too, which are loaded when it is opened.
    ...Object.fromEntries(
      Object.entries(OPEN_TABLES).map(([label, log]) => [
        label,
        { url: `${site.url}session/?id=${OPEN_TABLE}`, before: seedOpenTable(site.url, log) },
      ]),
    ),
  };
  /** @param {(visit: Visit) => Promise<number>} measure */
  const each = (measure) =>
    Object.fromEntries(Object.entries(visits).map(([name, visit]) => [name, () => measure(visit)]));
  try {
    const script = each((visit) => firstVisit(browser, visit, scriptTime));
    const blocked = each((visit) =>
      firstVisit(browser, { ...visit, slow: 'processor' }, (page) => page.evaluate(blockingTime)),
    );
    return findings(await interleave(quick ? 3 : 15, script), await interleave(quick ? 1 : 5, blocked));
  } finally {
    await Promise.all([browser.close(), site.close(), bare.close()]);
  }
}

/** @param {Series} script @param {Series} blocked @returns {import('./part.mjs').Findings} */
function findings({ bare = [], ...screens }, blocked) {
  const routes = Object.entries(screens).filter(([label]) => !(label in OPEN_TABLES));
  return {
    title: 'Script on the main thread',
    how: 'time of the thread until the screen is ready and the network quiet, against the bare Next page; blocking time at a 4× slowed processor',
    comparisons: routes.map(([label, samples]) => times({ label, unit: 'ms', samples, baseline: bare, bound: BOUND })),
    beside: Object.entries({ bare, ...screens }).map(([label, samples]) => ({
      label,
      unit: 'ms',
      figures: { script: figuresOf(samples), blocking: figuresOf(blocked[label] ?? []) },
    })),
  };
}
