import { eveningLog } from './evening-log.mjs';
import { loadEngine } from './load-engine.mjs';
import { isScreenReady } from './ready.mjs';
import { writeRows } from './stored.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../sessions/events').SessionEvent} SessionEvent */

/** The id of a table that has been played on. */
export const OPEN_TABLE = 'bench-table';

const DAY = 86_400_000;

/** The row that the app itself derives from a log. @param {string} id @param {SessionEvent[]} log */
export async function rowOf(id, log) {
  const { cardcassonne, readTable, replay, tableRow } = await loadEngine();
  const row = tableRow(cardcassonne, readTable(cardcassonne, replay(id, log)));
  if (!row) throw new Error('The log of the bench has no start.');
  return row;
}

/** Opens the start page, which opens the database. @param {Page} page @param {string} url */
export async function openHome(page, url) {
  await page.goto(url);
  await page.waitForFunction(isScreenReady);
}

/** Puts a table of so many entries on the phone of a page. @param {string} url @param {number} [length] */
export const seedOpenTable =
  (url, length = 60) =>
  async (/** @type {Page} */ page) => {
    const events = eveningLog(OPEN_TABLE, length);
    await openHome(page, url);
    await writeRows(page, { events, tableRows: [await rowOf(OPEN_TABLE, events)] });
  };

/**
 * Rows of so many tables, a day apart, the newest still open and every tenth one left open; without their logs, which
 * no list reads.
 *
 * @param {number} count
 */
export async function tableRows(count) {
  const row = await rowOf(OPEN_TABLE, eveningLog(OPEN_TABLE, 60));
  return Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `bench-table-${index}`,
    name: index % 3 ? `Evening ${index}` : '',
    state: index % 10 ? 'finished' : 'open',
    startedAt: row.startedAt - index * DAY,
    changedAt: row.changedAt - index * DAY,
  }));
}
