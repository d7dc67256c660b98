import { serve } from '../serve.mjs';
import { openBrowser } from './chromium.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';
import { blockingTime } from './paints.mjs';
import { screensOf } from './screens.mjs';
import { OPEN_TABLE, seedOpenTable } from './seed.mjs';
import { figuresOf } from './statistics.mjs';
import { firstVisit } from './visit.mjs';

const BOUND = 1.5;

/** A table needs the screens of its game too, which are loaded when it is opened. */
const WITH_TABLE = '/session/ with a table open';

/** @typedef {{ script: number, blocked: number }} Load ms */

/** @type {(page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession) => Promise<Load>} */
async function loadOf(page, devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { script: script * 1000, blocked: await page.evaluate(blockingTime) };
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureScript({ chromium, app, bareNext, quick }) {
  const [site, bare, browser] = [
    await serve({ dir: app }),
    await serve({ dir: bareNext }),
    await openBrowser(chromium),
  ];
  /** @param {Omit<import('./visit.mjs').Visit, 'slow'>} visit */
  const load = (visit) => () => firstVisit(browser, { ...visit, slow: 'processor' }, loadOf);
  /** @param {string} path */
  const screen = (path) => ({ url: new URL(path, site.url).href });
  try {
    const samples = await interleave(quick ? 3 : 15, {
      bare: load({ url: bare.url }),
      ...Object.fromEntries(screensOf(app).map(({ path }) => [path, load(screen(path))])),
      [WITH_TABLE]: load({
        ...screen(`/session/?id=${OPEN_TABLE}`),
        before: seedOpenTable(site.url),
      }),
    });
    return findings(samples);
  } finally {
    await Promise.all([browser.close(), site.close(), bare.close()]);
  }
}

/** @param {Record<string, Load[]>} samples @returns {import('./part.mjs').Findings} */
function findings({ bare = [], ...screens }) {
  const scripts = (/** @type {Load[]} */ loads) => loads.map(({ script }) => script);
  const routes = Object.entries(screens).filter(([label]) => label !== WITH_TABLE);
  return {
    title: 'Script on the main thread',
    how: '4× slowed processor, until the screen is ready and the network quiet, against the bare Next page',
    comparisons: routes.map(([label, loads]) =>
      times({ label, unit: 'ms', samples: scripts(loads), baseline: scripts(bare), bound: BOUND }),
    ),
    beside: Object.entries({ bare, ...screens }).map(([label, loads]) => ({
      label,
      unit: 'ms',
      figures: { script: figuresOf(scripts(loads)), blocking: figuresOf(loads.map(({ blocked }) => blocked)) },
    })),
  };
}
