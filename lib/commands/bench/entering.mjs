import { carcassonneLog } from '../phone/carcassonne-log.mjs';
import { eveningLog, ROUNDS, SEATS, WITHOUT_CLAIM } from '../phone/evening-log.mjs';
import { goTo as goToPart, reachCity } from '../phone/reach.mjs';
import { OPEN_TABLE } from '../phone/seed.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What is entered at a table of a game. `says`: where its screen then says so; `reach` goes to the key that enters it;
 * `undo` names what takes it back.
 *
 * @typedef {{ reach: (page: Page) => Promise<Locator>, undo: string }} Entering
 * @typedef {{ name: string, log: typeof eveningLog, says: string, entering: Entering[] }} Game
 */

/** Goes to a part of the open table. @param {Page} page @param {Record<string, string>} [query] */
export const goTo = (page, query) => goToPart(page, { id: OPEN_TABLE, ...query });

/** The claim of one who has none yet. @param {{ player: string, name: string }} seat @returns {Entering} */
const claimOf = ({ player, name }) => ({
  undo: name,
  async reach(page) {
    await goTo(page, { at: 'claim', round: String(ROUNDS), player });
    // The row is asked for before anything can be entered.
    await page.getByRole('radio', { name: 'Cloister' }).check();
    return page.getByRole('button', { name: 'Enter the empty claim' });
  },
});

/** Whoever is on turn after the turns of the log. */
const ON_TURN = SEATS[2]?.name;

/** A city of whoever is on turn. @param {number} tiles @returns {Entering} */
function cityOf(tiles) {
  const undo = `${ON_TURN} +${2 * tiles}`;
  return { undo, reach: (page) => reachCity(page, tiles, undo) };
}

/** @type {Game[]} */
export const GAMES = [
  { name: 'Cardcassonne', log: eveningLog, says: 'h1', entering: WITHOUT_CLAIM.map(claimOf) },
  { name: 'Carcassonne', log: carcassonneLog, says: 'section.leaf > [role="status"]', entering: [3, 4].map(cityOf) },
];
