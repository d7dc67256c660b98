import { idAt, SEATS, seat, stored } from './evening-log.mjs';

/** @typedef {import('../../sessions/events').SessionEvent} SessionEvent */
/** @typedef {import('../../sessions/events').EventBody} EventBody */

/** With the tiles of all boxes, 126, an evening has at the most so many turns. */
const TURNS = 110;

const PLAYERS = [...SEATS, { player: 'p-5', name: 'Eva', colour: /** @type {const} */ ('pink') }];

/** @type {EventBody} */
const START = {
  type: 'started',
  game: 'carcassonne',
  rules: 1,
  name: 'Duminică la Bunica',
  seats: PLAYERS,
  setup: { firstPlayer: seat(0) },
  options: {
    ...{ farms: 'third', twoTileCity: '4', unfinishedInnCathedral: 'zero' },
    ...{ innsAndCathedrals: 'yes', tradersAndBuilders: 'yes', abbot: 'yes', river: 'yes', map: 'no' },
    ...{ turns: 'on', countdown: 'shown', track: 'shown' },
  },
};

const FEATURES = [
  { kind: 'city', state: 'completed', tiles: 4, coatsOfArms: 1 },
  { kind: 'road', state: 'completed', tiles: 5, inn: true },
  { kind: 'monastery', state: 'completed', around: 8 },
  { kind: 'city', state: 'completed', tiles: 2, coatsOfArms: 0 },
];

/** @param {number} index */
const playerAt = (index) => PLAYERS[index % PLAYERS.length]?.player ?? '';

/** A feature with two followers of one player against one of another, or a tie. @param {number} index */
const feature = (index) => ({
  kind: 'feature',
  feature: FEATURES[index % FEATURES.length],
  by: { followers: { [playerAt(index)]: 1 + (index % 2), [playerAt(index + 1)]: 1 } },
});

/** @param {number} index */
const placeOf = (index) => ({ round: index + 1, player: playerAt(index) });

/** A feature in every turn, which is then passed. @returns {EventBody[]} */
const turns = () =>
  Array.from({ length: TURNS }, (_, index) => [
    { type: /** @type {const} */ ('recorded'), place: placeOf(index), fact: feature(index) },
    { type: /** @type {const} */ ('recorded'), place: placeOf(index), fact: { kind: 'next' } },
  ]).flat();

/**
 * What a long evening adds to its turns, eight events at a time: a score amended for good; a free line that is taken
 * back; an amendment taken back and brought back; a line and a tile put aside that stand.
 *
 * @param {number} index
 * @param {number} seq
 * @returns {EventBody}
 */
function later(index, seq) {
  const nth = Math.floor(index / 8);
  const target = idAt(1 + 2 * (nth % TURNS));
  const place = placeOf(nth % TURNS);
  const line = { kind: 'line', label: 'Fairy', points: 1, players: [playerAt(nth)] };
  const before = { type: /** @type {const} */ ('undone'), target: idAt(seq - 1) };
  /** @type {EventBody[]} */
  const steps = [
    { type: 'amended', target, fact: feature(nth + 1) },
    { type: 'recorded', place, fact: line },
    before,
    { type: 'amended', target, fact: feature(nth) },
    before,
    before,
    { type: 'recorded', place, fact: line },
    { type: 'recorded', place, fact: { kind: 'tile' } },
  ];
  return /** @type {EventBody} */ (steps[index % steps.length]);
}

/** @param {number} length @returns {EventBody[]} */
function played(length) {
  const first = [START, ...turns()];
  return Array.from({ length }, (_, seq) => first[seq] ?? later(seq - first.length, seq));
}

/**
 * The log of a Carcassonne evening of six people, so many entries long, as it is stored; always the same.
 *
 * @param {string} sessionId
 * @param {number} length
 * @returns {SessionEvent[]}
 */
export const carcassonneLog = (sessionId, length) => stored(sessionId, played(length));

/** The cities that fields share go by these letters. */
const CITIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** A field in which everybody has followers, with pigs, and three cities that it shares. @param {number} index */
const field = (index) => ({
  kind: 'field',
  field: {
    cities: 1 + (index % 4),
    named: [0, 1, 3].map((step) => CITIES[(index + step) % CITIES.length]),
    followers: Object.fromEntries(PLAYERS.map(({ player }, nth) => [player, 1 + ((index + nth) % 3)])),
    pigs: { [playerAt(index)]: 1 },
    ...(index % 5 === 0 ? { pigHerd: true } : {}),
  },
});

/**
 * The same evening at its last count, so many entries long in all: the last of them are fields.
 *
 * @param {string} sessionId
 * @param {number} length
 * @param {number} fields
 * @returns {SessionEvent[]}
 */
export function countedLog(sessionId, length, fields) {
  const last = [{ kind: 'game-ended' }, ...Array.from({ length: fields }, (_, index) => field(index))];
  const recorded = last.map((fact) => ({ type: /** @type {const} */ ('recorded'), place: {}, fact }));
  return stored(sessionId, [...played(length - recorded.length), ...recorded]);
}
