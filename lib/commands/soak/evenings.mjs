import { SEATS } from '../phone/evening-log.mjs';
import { rowOf } from '../phone/seed.mjs';
import { readRows, writeRows } from '../phone/stored.mjs';
import { lossesIn, pointsOf } from './death-check.mjs';
import { GAMES } from './games.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./play-until-dead.mjs').Table} Table */

/** Lays the table of that number on the phone: of each game in turn. @param {Page} page @param {number} nth @returns {Promise<Table>} */
export async function layTable(page, nth) {
  const id = `soak-${nth}`;
  const game = GAMES[nth % GAMES.length] ?? GAMES[0];
  const events = game.start(id);
  await writeRows(page, { events, tableRows: [await rowOf(id, events)] });
  return { id, game, kept: 0 };
}

/** What everybody has, as the standings on the screen say. @param {Page} page */
async function standingsOn(page) {
  const rows = page.getByRole('list', { name: 'Standings' }).getByRole('listitem');
  await rows.first().waitFor();
  const texts = await rows.allTextContents();
  return texts.map((text) => ({
    name: SEATS.find(({ name }) => text.includes(name))?.name,
    points: Number(/\d+$/.exec(text)?.[0]),
  }));
}

/**
 * What is lost of a table that was opened again: in what the browser has stored, and on the screen.
 *
 * @param {Page} page
 * @param {Table} table takes note of how many entries are kept
 * @param {import('./death-check.mjs').Witnessed} witnessed
 */
export async function lossesAt(page, table, witnessed) {
  const said = await standingsOn(page);
  const stored = await readRows(page, table.id);
  const losses = lossesIn(witnessed, stored, await rowOf(table.id, stored.events));
  table.kept = stored.events.length - 1;
  const entries = Array.from({ length: table.kept }, (_, nth) => table.game.entry(nth)).filter(
    (entry) => entry !== null,
  );
  const due = pointsOf(entries, SEATS);
  for (const { name = '', points } of said)
    if ((due[name] ?? 0) !== points)
      losses.push(`The screen says that ${name} has ${points} points, not ${due[name] ?? 0}.`);
  return losses;
}

/** What is lost of a table that was left alone since. @param {Page} page @param {Table} table */
export async function lossesSince(page, { id, game, kept }) {
  const { events, row, sealed } = await readRows(page, id);
  const begun = Array.from({ length: kept }, (_, nth) => game.entry(nth)).filter((entry) => entry !== null);
  return lossesIn({ first: 1, begun, shown: kept }, { events, row, sealed }, await rowOf(id, events));
}
