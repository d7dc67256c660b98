import { serve } from '../serve.mjs';
import { BARE_ENTRY, bareEntryPage } from './bare-entry.mjs';
import { openProfile } from './chromium.mjs';
import { times } from './comparison.mjs';
import { noteDurable, tapToPaint } from './entry-clock.mjs';
import { eveningLog, ROUNDS, WITHOUT_CLAIM } from './evening-log.mjs';
import { interleave } from './interleave.mjs';
import { forget, newProfile } from './profiles.mjs';
import { isScreenReady } from './ready.mjs';
import { OPEN_TABLE, openHome, rowOf } from './seed.mjs';
import { figuresOf } from './statistics.mjs';
import { writeRows } from './stored.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./entry-clock.mjs').Entered} Entered */

const BOUND = 2;
const ENTRIES = 400;
const SAMPLES = 200;
/** Every sample adds two events, the claim and its undoing; after so many samples the table is laid anew. */
const SITTING = 40;

/** The table as it is when a sitting begins: in the middle of it, it has 400 entries. @param {Page} page @param {string} url */
async function layTable(page, url) {
  const length = ENTRIES - SITTING;
  const events = eveningLog(OPEN_TABLE, length);
  await openHome(page, url);
  await writeRows(page, {
    events,
    tableRows: [await rowOf(OPEN_TABLE, events)],
    deleteEvents: [OPEN_TABLE, length],
  });
  await page.goto(`${url}session/?id=${OPEN_TABLE}`);
  await page.waitForFunction(isScreenReady);
}

/** Goes to a part of the table, as by a step back. @param {Page} page @param {Record<string, string>} [query] */
const goTo = (page, query) =>
  page.evaluate(
    (search) => {
      history.pushState(history.state, '', search);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    `?${new URLSearchParams({ id: OPEN_TABLE, ...query })}`,
  );

/** Enters the claim of one who has none yet. @param {Page} page @param {string} player @returns {Promise<Entered>} */
async function enterClaim(page, player) {
  await page.bringToFront();
  await goTo(page, { at: 'claim', round: String(ROUNDS), player });
  // The row is asked for before anything can be entered.
  await page.getByRole('radio', { name: 'Cloister' }).check();
  return page.getByRole('button', { name: 'Enter the empty claim' }).evaluate(tapToPaint);
}

/** @param {Page} page @returns {Promise<Entered>} */
async function enterBare(page) {
  await page.bringToFront();
  return page.getByRole('button').evaluate(tapToPaint);
}

/** Takes back the claims that were entered, the last one first. @param {Page} page @param {string[]} names */
async function takeBack(page, names) {
  await page.bringToFront();
  await goTo(page);
  for (const name of names.toReversed()) {
    const undo = page.getByRole('button', { name: `Undo ${name}` });
    await undo.click();
    await undo.waitFor({ state: 'hidden' });
  }
}

/**
 * One sitting: both pages are opened anew, then used in turn. The claims that are missing are entered one after the
 * other; then they are taken back, outside of the samples.
 *
 * @param {Page} app
 * @param {Page} bare
 * @param {string} url
 */
async function sit(app, bare, url) {
  await layTable(app, url);
  await bare.goto(url + BARE_ENTRY);
  const samples = [];
  for (let round = 0; round < SITTING / WITHOUT_CLAIM.length; round++) {
    for (const { player } of WITHOUT_CLAIM)
      samples.push(await interleave(1, { app: () => enterClaim(app, player), bare: () => enterBare(bare) }));
    await takeBack(
      app,
      WITHOUT_CLAIM.map(({ name }) => name),
    );
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
    const rounds = [];
    for (let left = quick ? SITTING : SAMPLES; left > 0; left -= SITTING)
      rounds.push(...(await sit(table, bare, site.url)));
    return findings(rounds);
  } finally {
    await context.close();
    await site.close();
    forget(profile);
  }
}

/** @param {Record<string, Entered[]>[]} rounds @returns {import('./part.mjs').Findings} */
function findings(rounds) {
  /** @param {string} name @param {keyof Entered} what */
  const series = (name, what) => rounds.flatMap((round) => (round[name] ?? []).map((entered) => entered[what]));
  return {
    title: 'Tap on "Enter" until stored and painted',
    how: `in a table of ${ENTRIES} ± ${SITTING} entries, against a bare strict add and paint; every ${SITTING} samples both pages are opened anew`,
    comparisons: [
      times({
        label: '95th percentile',
        unit: 'ms',
        samples: series('app', 'painted'),
        baseline: series('bare', 'painted'),
        bound: BOUND,
        at: 'p95',
      }),
    ],
    beside: [
      {
        label: 'until stored',
        unit: 'ms',
        figures: { app: figuresOf(series('app', 'stored')), bare: figuresOf(series('bare', 'stored')) },
      },
    ],
  };
}
