import { carcassonneLog } from './carcassonne-log.mjs';
import { BEGIN, eveningLog } from './evening-log.mjs';
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
  const { gameModule, readTable, replay, tableRow } = await loadEngine();
  const session = replay(id, log);
  const game = session.started && (await gameModule(session.started.game, Object.keys(session.started.addOns ?? {})));
  const row = game && tableRow(game, readTable(game, session));
  if (!row) throw new Error('A log without a start makes no row.');
  return row;
}

/** Opens the start page, which opens the database. @param {Page} page @param {string} url */
export async function openHome(page, url) {
  await page.goto(url);
  await page.waitForFunction(isScreenReady);
}

/** Tables that have been played on, by what they are called: their logs. */
export const OPEN_TABLES = {
  '/session/ with a Cardcassonne table open': eveningLog(OPEN_TABLE, 60),
  '/session/ with a Carcassonne table of 400 entries open': carcassonneLog(OPEN_TABLE, 400),
};

/** Puts a table on the phone of a page. @param {string} url @param {SessionEvent[]} events */
export const seedOpenTable = (url, events) => async (/** @type {Page} */ page) => {
  await openHome(page, url);
  await writeRows(page, { events, tableRows: [await rowOf(OPEN_TABLE, events)] });
};

/**
 * Rows of so many tables of both games, a day apart, the newest still open and every tenth one left open; without their logs, which
 * no list reads.
 *
 * @param {number} count
 */
export async function tableRows(count) {
  const rows = await Promise.all(Object.values(OPEN_TABLES).map((log) => rowOf(OPEN_TABLE, log)));
  return Array.from({ length: count }, (_, index) => ({
    .../** @type {typeof rows[number]} */ (rows[index % rows.length]),
    id: `bench-table-${index}`,
    name: index % 3 ? `Evening ${index}` : '',
    state: index % 10 ? 'finished' : 'open',
    startedAt: BEGIN - index * DAY,
    changedAt: BEGIN - index * DAY,
  }));
}
