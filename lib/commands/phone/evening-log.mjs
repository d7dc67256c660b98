/** @typedef {import('../../sessions/events').SessionEvent} SessionEvent */
/** @typedef {import('../../sessions/events').EventBody} EventBody */
/** @typedef {import('../../sessions/events').PlayerColour} PlayerColour */

/** 2026-11-29, when the evening began. */
export const BEGIN = 1_795_977_000_000;

export const ROUNDS = 6;

/** @type {[string, PlayerColour][]} */
const PEOPLE = [
  ['Ana', 'red'],
  ['Ștefan', 'blue'],
  ['Łucja', 'yellow'],
  ['Bunica', 'green'],
  ['Ion', 'black'],
];

export const SEATS = PEOPLE.map(([name, colour], index) => ({ player: `p-${index}`, name, colour }));

/** @param {number} index */
export const seat = (index) => SEATS[index % SEATS.length]?.player ?? '';

/** @type {EventBody} */
const START = {
  type: 'started',
  game: 'cardcassonne',
  rules: 1,
  name: 'Duminică la Bunica',
  seats: SEATS,
  setup: { firstDealer: seat(0), scoringCard: { 2: 6, 5: 14 } },
  options: { jokers: 'one-kind', chests: 'hidden' },
};

const CLAIMS = [
  {
    row: 'red',
    cards: [
      { kind: 'person', value: 2 },
      { kind: 'person', value: 1 },
    ],
  },
  { row: 'green', cards: [{ kind: 'animal' }, { kind: 'person', value: 1 }] },
  { row: 'blue', cards: [{ kind: 'building' }] },
  { row: 'yellow', cards: [{ kind: 'person', value: 3 }] },
  { row: 'green', cards: [] },
];

/** @param {number} index */
const claim = (index) => ({ kind: 'claim', ...CLAIMS[index % CLAIMS.length] });

/** Those whose claim of the last round is still to be entered. */
export const WITHOUT_CLAIM = SEATS.slice(-2);

/** The claims of every round in seat order, but for those that are missing. @returns {EventBody[]} */
const claims = () =>
  Array.from({ length: ROUNDS * SEATS.length - WITHOUT_CLAIM.length }, (_, index) => ({
    type: 'recorded',
    place: { round: 1 + Math.floor(index / SEATS.length), player: seat(index) },
    fact: claim(index),
  }));

/**
 * What a long evening adds to its claims, eight events at a time: a claim amended for good; a value copied from the
 * scoring card and taken back; an amendment taken back and brought back; a value and a dealer that stand.
 *
 * @param {number} index
 * @param {number} seq
 * @returns {EventBody}
 */
function later(index, seq) {
  const nth = Math.floor(index / 8);
  const target = idAt(1 + (nth % (ROUNDS * SEATS.length - WITHOUT_CLAIM.length)));
  const card = { kind: 'scoring-card', values: { [1 + (nth % 13)]: 4 + (nth % 13) } };
  const dealer = { kind: 'dealer', player: seat(nth) };
  const before = { type: /** @type {const} */ ('undone'), target: idAt(seq - 1) };
  /** @type {EventBody[]} */
  const turn = [
    { type: 'amended', target, fact: claim(nth) },
    { type: 'recorded', place: {}, fact: card },
    before,
    { type: 'amended', target, fact: claim(nth + 1) },
    before,
    before,
    { type: 'recorded', place: {}, fact: card },
    { type: 'recorded', place: { round: 2 + (nth % (ROUNDS - 1)) }, fact: dealer },
  ];
  return /** @type {EventBody} */ (turn[index % turn.length]);
}

/** @param {number} seq */
export const idAt = (seq) => `bench-event-${seq}`;

/**
 * Steps as they are stored, one second after another.
 *
 * @param {string} sessionId
 * @param {readonly EventBody[]} bodies
 * @returns {SessionEvent[]}
 */
export const stored = (sessionId, bodies) =>
  bodies.map((body, seq) => ({
    ...{ v: 1, id: idAt(seq), device: 'bench-phone', at: BEGIN + seq * 1000, sessionId, seq },
    ...body,
  }));

/**
 * The log of a Cardcassonne evening of five people, so many entries long, as it is stored; always the same.
 *
 * @param {string} sessionId
 * @param {number} length
 * @returns {SessionEvent[]}
 */
export function eveningLog(sessionId, length) {
  const first = [START, ...claims()];
  const bodies = Array.from({ length }, (_, seq) => first[seq] ?? later(seq - first.length, seq));
  return stored(sessionId, bodies);
}
