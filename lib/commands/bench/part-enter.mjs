import { openProfile } from '../phone/chromium.mjs';
import { noteDurable, tapToPaint } from '../phone/entry-clock.mjs';
import { forget, newProfile } from '../phone/profiles.mjs';
import { isScreenReady } from '../phone/ready.mjs';
import { OPEN_TABLE, openHome, rowOf } from '../phone/seed.mjs';
import { writeRows } from '../phone/stored.mjs';
import { serve } from '../serve.mjs';
import { figuresOf } from '../statistics.mjs';
import { BARE_ENTRY, bareEntryPage } from './bare-entry.mjs';
import { times } from './comparison.mjs';
import { GAMES, goTo } from './entering.mjs';
import { interleave } from './interleave.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./entering.mjs').Game} Game */
/** @typedef {import('../phone/entry-clock.mjs').Entered} Entered */

const BOUND = 2;
const ENTRIES = 400;
const SAMPLES = 200;
/** Every sample adds two events, the entry and its undoing; after so many samples the table is laid anew. */
const SITTING = 40;

/** The table as it is when a sitting begins: in the middle of it, it has 400 entries. @param {Page} page @param {string} url @param {Game} game */
async function layTable(page, url, { log }) {
  const length = ENTRIES - SITTING;
  const events = log(OPEN_TABLE, length);
  await openHome(page, url);
  await writeRows(page, {
    events,
    tableRows: [await rowOf(OPEN_TABLE, events)],
    deleteEvents: [OPEN_TABLE, length],
  });
  await page.goto(`${url}session/?id=${OPEN_TABLE}`);
  await page.waitForFunction(isScreenReady);
}

/** @param {Page} page @param {Game} game @param {import('./entering.mjs').Entering} entering @returns {Promise<Entered>} */
async function enter(page, { says }, { reach }) {
  await page.bringToFront();
  return (await reach(page)).evaluate(tapToPaint, says);
}

/** @param {Page} page @returns {Promise<Entered>} */
async function enterBare(page) {
  await page.bringToFront();
  return page.getByRole('button').evaluate(tapToPaint, 'h1');
}

/** Takes back what was entered, the last first. @param {Page} page @param {Game} game */
async function takeBack(page, { entering }) {
  await page.bringToFront();
  await goTo(page);
  for (const { undo } of entering.toReversed()) {
    const key = page.getByRole('button', { name: `Undo ${undo}` });
    await key.click();
    await key.waitFor({ state: 'hidden' });
  }
}

/**
 * One sitting: both pages are opened anew, then used in turn. What can be entered is entered, one after the other; then
 * that is taken back, outside of the samples.
 *
 * @param {Page} app
 * @param {Page} bare
 * @param {string} url
 * @param {Game} game
 */
async function sit(app, bare, url, game) {
  await layTable(app, url, game);
  await bare.goto(url + BARE_ENTRY);
  const samples = [];
  for (let round = 0; round < SITTING / game.entering.length; round++) {
    for (const entering of game.entering)
      samples.push(await interleave(1, { app: () => enter(app, game, entering), bare: () => enterBare(bare) }));
    await takeBack(app, game);
  }
  return samples;
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureEnter({ chromium, app, quick }) {
  const profile = newProfile();
  const site = await serve({ dir: app });
  const context = await openProfile(chromium, profile, { serviceWorkers: 'block' });
  try {
    await context.addInitScript(noteDurable);
    await context.route(`**/${BARE_ENTRY}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: bareEntryPage }),
    );
    const [table, bare] = [await context.newPage(), await context.newPage()];
    /** @type {Samples} */
    const samples = {};
    for (let left = quick ? SITTING : SAMPLES; left > 0; left -= SITTING)
      for (const game of GAMES)
        samples[game.name] = [...(samples[game.name] ?? []), ...(await sit(table, bare, site.url, game))];
    return findings(samples);
  } finally {
    await context.close();
    await site.close();
    forget(profile);
  }
}

/** @typedef {Record<string, Record<string, Entered[]>[]>} Samples by game */

/** @param {Samples} samples @returns {import('./part.mjs').Findings} */
function findings(samples) {
  /** @param {string} game @param {string} name @param {keyof Entered} what */
  const series = (game, name, what) =>
    (samples[game] ?? []).flatMap((round) => (round[name] ?? []).map((entered) => entered[what]));
  const games = Object.keys(samples);
  return {
    title: 'Tap on "Enter" until stored and painted',
    how: `in a table of ${ENTRIES} ± ${SITTING} entries, against a bare strict add and paint; every ${SITTING} samples both pages are opened anew`,
    comparisons: games.map((game) =>
      times({
        label: `${game}, 95th percentile`,
        unit: 'ms',
        samples: series(game, 'app', 'painted'),
        baseline: series(game, 'bare', 'painted'),
        bound: BOUND,
        at: 'p95',
      }),
    ),
    beside: games.map((game) => ({
      label: `${game}, until stored`,
      unit: 'ms',
      figures: { app: figuresOf(series(game, 'app', 'stored')), bare: figuresOf(series(game, 'bare', 'stored')) },
    })),
  };
}
