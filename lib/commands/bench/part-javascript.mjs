import { openBrowser } from '../phone/chromium.mjs';
import { OPEN_TABLE, OPEN_TABLES, seedOpenTable } from '../phone/seed.mjs';
import { serve } from '../serve.mjs';
import { figuresOf } from '../statistics.mjs';
import { more } from './comparison.mjs';
import { interleave } from './interleave.mjs';
import { screensOf } from './screens.mjs';
import { firstVisit } from './visit.mjs';
import { isAhead, weigh } from './weights.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./weights.mjs').Weights} Weights */

const BOUND = 60;

/** What is told beside the comparison. @type {Record<keyof Weights, string>} */
const BESIDE = {
  script: 'scripts',
  ahead: 'of these ahead for other screens',
  font: 'fonts',
  data: 'styles, pictures and payloads',
  page: 'page',
};

/**
 * What a first visit to an address fetches.
 *
 * @param {Browser} browser
 * @param {import('./visit.mjs').Visit} visit
 * @param {(url: string) => boolean} [isForOthers]
 */
function fetched(browser, visit, isForOthers = () => false) {
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  return firstVisit(
    browser,
    visit,
    () => weigh(responses, isForOthers),
    (page) => void page.on('response', (response) => void responses.push(response)),
  );
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureJavascript({ chromium, app, bareNext, quick }) {
  const [site, bare] = [await serve({ dir: app }), await serve({ dir: bareNext })];
  const browser = await openBrowser(chromium);
  const { url } = site;
  const screens = screensOf(app).map(({ path }) => [
    path,
    () => fetched(browser, { url: new URL(path, url).href }, isAhead(app, path)),
  ]);
  // A table needs the screens of its game too, which are loaded when it is opened.
  const open = Object.entries(OPEN_TABLES).map(([label, log]) => {
    const visit = { url: `${url}session/?id=${OPEN_TABLE}`, before: seedOpenTable(url, log) };
    return [label, () => fetched(browser, visit, isAhead(app, '/session/'))];
  });
  try {
    const samples = await interleave(quick ? 1 : 3, {
      bare: () => fetched(browser, { url: bare.url }),
      ...Object.fromEntries([...screens, ...open]),
    });
    return findings(samples);
  } finally {
    await Promise.all([browser.close(), site.close(), bare.close()]);
  }
}

/** @param {Record<string, Weights[]>} samples @returns {import('./part.mjs').Findings} */
function findings({ bare = [], ...screens }) {
  const scripts = (/** @type {Weights[]} */ weights) => weights.map(({ script }) => script);
  const routes = Object.entries(screens).filter(([label]) => !(label in OPEN_TABLES));
  return {
    title: 'First-load JavaScript',
    how: 'every script until the screen is ready and the network quiet, KiB gz, against the bare Next page',
    comparisons: routes.map(([label, weights]) =>
      more({ label, unit: 'KiB', samples: scripts(weights), baseline: scripts(bare), bound: BOUND }),
    ),
    beside: Object.entries(screens).map(([label, weights]) => ({ label, unit: 'KiB', figures: besideOf(weights) })),
  };
}

/** @param {Weights[]} weights */
const besideOf = (weights) =>
  Object.fromEntries(
    /** @type {(keyof Weights)[]} */ (Object.keys(BESIDE)).map((kind) => [
      BESIDE[kind],
      figuresOf(weights.map((weight) => weight[kind])),
    ]),
  );
