import { expect, test } from 'vitest';
import { lossesIn, pointsOf } from './death-check.mjs';
import { GAMES } from './games.mjs';

const ROW = { id: 'table', changedAt: 3 };
const [, , cards] = GAMES;
const entries = [0, 1, 2].map((nth) => cards.entry(nth)).filter((entry) => entry !== null);

/** The log of a table after its first entries, and what is sealed beside it. */
function stored(kept: number) {
  const told = entries.slice(0, kept).map(({ player, fact }) => ({ type: 'recorded', place: { player }, fact }));
  const events = [{ type: 'started' }, ...told].map((event, seq) => ({ ...event, id: `e-${seq}`, seq, at: seq }));
  const drawn = events.filter((event) => 'fact' in event && event.fact.kind === 'christmas-present/drew');
  return { events, row: { ...ROW }, sealed: drawn.map(({ id }) => ({ event: id })) };
}

const witnessed = (shown: number, begun = entries.length) => ({ first: 1, begun: entries.slice(0, begun), shown });

test.each([
  ['what was shown is there, nothing else was begun', 2, 2, 2],
  ['one that was not shown is there whole', 2, 3, 3],
  ['one that was not shown is not there at all', 2, 3, 2],
])('nothing is lost where %s', (_what, shown, begun, kept) => {
  expect(lossesIn(witnessed(shown, begun), stored(kept), ROW)).toEqual([]);
});

test('an entry shown as saved that is not there is lost', () => {
  expect(lossesIn(witnessed(3), stored(2), ROW)).toEqual(['Of 3 entries shown as saved 1 are lost.']);
});

test('an entry is there by half where its row, its secret, its place or its fact is not', () => {
  const { events, row, sealed } = stored(3);
  const all = { events, row, sealed };
  const noRow = ['The row of the table is not what its log amounts to.'];
  const noSecret = ['Not every draw has its secret, or a secret has no draw.'];
  expect(lossesIn(witnessed(2), { ...all, row: { ...ROW, changedAt: 2 } }, ROW)).toEqual(noRow);
  expect(lossesIn(witnessed(2), { ...all, sealed: sealed.slice(1) }, ROW)).toEqual(noSecret);
  expect(lossesIn(witnessed(2), { ...stored(1), sealed }, ROW)).toContain(noSecret[0]);
  expect(lossesIn(witnessed(2), { ...all, events: events.filter(({ seq }) => seq !== 1) }, ROW)).toContain(
    'The log has no event 1.',
  );
  const other = events.map((event) => (event.seq === 2 ? { ...event, fact: { kind: 'next' } } : event));
  expect(lossesIn(witnessed(2), { ...all, events: other }, ROW)).toEqual(['Entry 2 is not what was entered.']);
  expect(lossesIn(witnessed(2, 2), all, ROW)).toEqual(['Entry 3 is not what was entered.']);
});

test('everybody has the points of their entries', () => {
  const seats = [
    { player: 'p-0', name: 'Ana' },
    { player: 'p-1', name: 'Bob' },
  ];
  expect(pointsOf(entries, seats)).toEqual({ Ana: 8, Bob: 0 });
});
