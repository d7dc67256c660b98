import { carcassonneLog } from '../phone/carcassonne-log.mjs';
import { eveningLog, ROUNDS, SEATS } from '../phone/evening-log.mjs';
import { goTo, reachCity } from '../phone/reach.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../sessions/events').SessionEvent} SessionEvent */

/**
 * What somebody enters. `reach` goes to the key that enters it, `says` is on the screen once that is saved. `player`,
 * `fact`: what then stands in the log, as far as it is asked for; `points` is what it brings.
 *
 * @typedef {{
 *   reach: (page: Page, table: string) => Promise<Locator>, says: string,
 *   player: string, fact: Record<string, unknown>, points: number
 * }} Entry
 */

/** A game: how a table of it begins, and its entry of that number, from 0; null where the table is full. @typedef {{ name: string, start: (table: string) => SessionEvent[], entry: (nth: number) => Entry | null }} Game */

/** A follower in the road with one person behind, of everybody in turn. @param {number} nth @returns {Entry | null} */
function claim(nth) {
  const [seat, round] = [SEATS[nth % SEATS.length], 1 + Math.floor(nth / SEATS.length)];
  if (!seat || round > ROUNDS) return null;
  const value = 1 + (nth % 3);
  return {
    async reach(page, table) {
      await goTo(page, { id: table, at: 'claim', round: String(round), player: seat.player });
      await page.getByRole('radio', { name: 'Road' }).check();
      const enter = page.getByRole('button', { name: `Enter ${value} for ${seat.name}`, exact: true });
      // What was half entered when the browser was killed is still there.
      if (await enter.isHidden())
        await page
          .getByRole('group', { name: 'Cards' })
          .getByRole('button', { name: `Person ${value}` })
          .click();
      return enter;
    },
    says: `${seat.name} scores`,
    player: seat.player,
    fact: { kind: 'claim', row: 'red', cards: [{ kind: 'person', value }] },
    points: value,
  };
}

/** Who is on turn all the time: nobody passes. */
const [ON_TURN = { player: '', name: '' }] = SEATS;

/** A city that is larger than the one before. @param {number} nth @returns {Entry} */
function city(nth) {
  const tiles = 3 + (nth % 6);
  const label = `${ON_TURN.name} +${2 * tiles}`;
  return {
    async reach(page, table) {
      await goTo(page, { id: table });
      return reachCity(page, tiles, label);
    },
    says: label,
    player: ON_TURN.player,
    fact: { kind: 'feature', feature: { kind: 'city', state: 'completed', tiles, coatsOfArms: 0 } },
    points: 2 * tiles,
  };
}

/** A card of the deck of cloisters, which stays covered: what it is lies sealed beside the log. @param {number} nth @returns {Entry} */
const draw = (nth) => ({
  async reach(page, table) {
    await goTo(page, { id: table });
    return page.getByRole('button', { name: /^Draw from the cloister deck/ });
  },
  says: `${nth} covered card`,
  player: ON_TURN.player,
  fact: { kind: 'christmas-present/drew', deck: 'cloister', nth },
  points: 0,
});

/** The same table, with the cards of Christmas Present. @param {string} table @returns {SessionEvent[]} */
function withCards(table) {
  const [start, ...rest] = carcassonneLog(table, 1);
  return [/** @type {SessionEvent} */ ({ ...start, addOns: { 'christmas-present': 1 } }), ...rest];
}

/** Every event has an id of its own. @param {SessionEvent[]} log */
const told = (log) => log.map((event) => ({ ...event, id: `${event.sessionId}-${event.seq}` }));

/** @type {[Game, Game, Game]} */
export const GAMES = [
  { name: 'Cardcassonne', start: (table) => told(eveningLog(table, 1)), entry: claim },
  { name: 'Carcassonne', start: (table) => told(carcassonneLog(table, 1)), entry: city },
  {
    name: 'Carcassonne with cards',
    start: (table) => told(withCards(table)),
    entry: (nth) => (nth % 2 === 0 ? draw(1 + nth / 2) : city(nth)),
  },
];
