import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('./games.mjs').Entry} Entry */

/**
 * What is known of a table from outside. `begun`: what was tapped, in that order; `shown`: how many of the first of them
 * the screen showed as saved; `first`: how many events its log had before.
 *
 * @typedef {{ first: number, begun: Entry[], shown: number }} Witnessed
 */

/** @typedef {{ events: any[], row: any, sealed: any[] }} Stored as the browser has it @see ../phone/stored.mjs */

/** Whether a stored value has everything that was asked for. @param {any} value @param {any} asked @returns {boolean} */
const holds = (value, asked) =>
  asked !== null && typeof asked === 'object' && !Array.isArray(asked)
    ? value !== null && typeof value === 'object' && Object.keys(asked).every((key) => holds(value[key], asked[key]))
    : isDeepStrictEqual(value, asked);

/** @param {any} event @param {Entry} entry */
const isEntry = (event, { player, fact }) =>
  event.type === 'recorded' && event.place.player === player && holds(event.fact, fact);

/** Events that left something secret. @param {any[]} events */
const drawn = (events) => events.filter(({ fact }) => fact?.kind === 'christmas-present/drew').map(({ id }) => id);

/**
 * What was lost or is there by half, in sentences; empty where everything shown as saved is there, and everything else
 * whole or not at all.
 *
 * @param {Witnessed} witnessed
 * @param {Stored} stored
 * @param {any} derived the row that the stored log amounts to
 * @returns {string[]}
 */
export function lossesIn({ first, begun, shown }, { events, row, sealed }, derived) {
  const kept = events.slice(first);
  const torn = events.findIndex((event, place) => event.seq !== place);
  const other = kept.findIndex((event, place) => !begun[place] || !isEntry(event, begun[place]));
  return [
    ...(kept.length < shown ? [`Of ${shown} entries shown as saved ${shown - kept.length} are lost.`] : []),
    ...(torn >= 0 ? [`The log has no event ${torn}.`] : []),
    ...(other >= 0 ? [`Entry ${other + 1} is not what was entered.`] : []),
    ...(isDeepStrictEqual(row, derived) ? [] : ['The row of the table is not what its log amounts to.']),
    ...(isDeepStrictEqual(drawn(events).sort(), sealed.map(({ event }) => event).sort())
      ? []
      : ['Not every draw has its secret, or a secret has no draw.']),
  ];
}

/** What everybody has after entries, as the standings say. @param {readonly Entry[]} entries @param {readonly { player: string, name: string }[]} seats */
export const pointsOf = (entries, seats) =>
  Object.fromEntries(
    seats.map(({ player, name }) => [
      name,
      entries.filter((entry) => entry.player === player).reduce((sum, { points }) => sum + points, 0),
    ]),
  );
