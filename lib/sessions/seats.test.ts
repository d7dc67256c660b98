import { expect, test } from 'vitest';
import { cardcassonne } from '../rules/cardcassonne/module';
import { type Command, decide } from './decide';
import type { EventBody, SessionEvent } from './events';
import { replay } from './replay';
import { readTable, tableRow } from './table';
import { readEvent } from './upcast';

const started: EventBody = {
  type: 'started',
  game: 'cardcassonne',
  rules: 1,
  name: '',
  seats: [
    { player: 'p1', name: 'Ana', colour: 'red' },
    { player: 'p2', name: 'Bob', colour: 'blue' },
  ],
  setup: { firstDealer: 'p1', scoringCard: { 2: 6, 5: 14 } },
  options: { jokers: 'one-kind', chests: 'hidden' },
};

function tableOf(...bodies: EventBody[]) {
  const log = [started, ...bodies].map(
    (body, seq): SessionEvent => ({ v: 1, id: `e${seq}`, device: 'd', at: seq, sessionId: 's', seq, ...body }),
  );
  return readTable(cardcassonne, replay('s', log));
}

const decided = (command: Command, ...bodies: EventBody[]) => decide(cardcassonne, tableOf(...bodies), command);

test('a name or a colour put right shows everywhere, and moves no entry', () => {
  const claim = { kind: 'claim', row: 'red', cards: [{ kind: 'person', value: 3 }] };
  const table = tableOf(
    { type: 'recorded', place: { round: 1, player: 'p1' }, fact: claim },
    { type: 'seat-changed', player: 'p1', name: 'Anna' },
    { type: 'seat-changed', player: 'p1', colour: 'pink' },
    { type: 'seat-changed', player: 'p1', name: 'Anna-Maria' },
  );
  expect(table.seats).toEqual([
    { player: 'p1', name: 'Anna-Maria', colour: 'pink' },
    { player: 'p2', name: 'Bob', colour: 'blue' },
  ]);
  expect(table.session.seats).toBe(table.seats);
  expect(table.session.started?.seats[0]?.name).toBe('Ana');
  expect(tableRow(cardcassonne, table)?.seats).toEqual(table.seats);
  expect(table.view?.players.p1?.points).toBe(3);
});

test('a changed seat is a step that undo takes back', () => {
  const { session } = tableOf({ type: 'seat-changed', player: 'p1', name: 'Anna' });
  expect(session.undo).toMatchObject({ type: 'seat-changed', id: 'e1' });
  const undone = tableOf({ type: 'seat-changed', player: 'p1', name: 'Anna' }, { type: 'undone', target: 'e1' });
  expect(undone.seats[0]?.name).toBe('Ana');
  expect(undone.session.redo?.step).toMatchObject({ type: 'seat-changed', name: 'Anna' });
});

test('a change for somebody who has no seat changes nothing', () => {
  expect(tableOf({ type: 'seat-changed', player: 'p9', name: 'Zoe' }).seats).toEqual(tableOf().seats);
});

test('a change is decided on the seats as they are now', () => {
  expect(decided({ do: 'change-seat', player: 'p1', name: 'Anna' })).toEqual({
    type: 'seat-changed',
    player: 'p1',
    name: 'Anna',
  });
  const taken = { refused: 'colour-taken', colour: 'blue', player: 'p2' };
  expect(decided({ do: 'change-seat', player: 'p1', colour: 'blue' })).toEqual(taken);
  const moved: EventBody = { type: 'seat-changed', player: 'p2', colour: 'pink' };
  expect(decided({ do: 'change-seat', player: 'p1', colour: 'blue' }, moved)).toMatchObject({ colour: 'blue' });
  expect(decided({ do: 'change-seat', player: 'p1', colour: 'red' })).toMatchObject({ type: 'seat-changed' });
});

test('an unknown player, a blank name and a finished table are refused', () => {
  expect(decided({ do: 'change-seat', player: 'p9', name: 'Zoe' })).toEqual({ refused: 'no-such-seat', player: 'p9' });
  expect(decided({ do: 'change-seat', player: 'p1', name: ' ' })).toEqual({ refused: 'name-blank' });
  expect(decided({ do: 'change-seat', player: 'p1', name: 'Anna' }, { type: 'finished' })).toEqual({
    refused: 'finished',
  });
});

test('a stored change of seat is read as it was written', () => {
  const header = { v: 1, id: 'e1', device: 'd', at: 1, sessionId: 's', seq: 1 };
  for (const change of [{ name: 'Anna' }, { colour: 'pink' }, { name: 'Anna', colour: 'pink' }, {}]) {
    const row = { ...header, type: 'seat-changed', player: 'p1', ...change };
    expect(readEvent(JSON.parse(JSON.stringify(row)))).toEqual(row);
  }
  expect(readEvent({ ...header, type: 'seat-changed', player: 'p1', colour: 'gold' })).toMatchObject({
    why: 'malformed',
  });
});

test('options are checked by the game, and the current ones decide', () => {
  const claims: EventBody[] = [
    {
      type: 'recorded',
      place: { round: 1, player: 'p1' },
      fact: {
        kind: 'claim',
        row: 'green',
        cards: [{ kind: 'animal' }, { kind: 'animal', colour: 'red', take: 'keep' }],
      },
    },
    {
      type: 'recorded',
      place: { round: 2, player: 'p1' },
      fact: {
        kind: 'claim',
        row: 'blue',
        cards: [
          { kind: 'joker', joker: 'animal' },
          { kind: 'joker', joker: 'animal' },
        ],
        jokersTo: ['green', 'red'],
      },
    },
  ];
  expect(decided({ do: 'change-options', options: { jokers: 'some' } })).toEqual({
    refused: 'unknown-option',
    option: 'jokers',
    value: 'some',
  });
  expect(decided({ do: 'change-options', options: { farmers: 'yes' } })).toMatchObject({ refused: 'unknown-option' });
  const change = decided({ do: 'change-options', options: { jokers: 'any' } });
  expect(change).toEqual({ type: 'options-changed', options: { jokers: 'any' } });
  // By the text both jokers go to one kind, which makes a 3 that nobody copied; each to its own makes 2 and 2: 6 + 6.
  expect(tableOf(...claims).view).toMatchObject({ players: { p1: { points: 0, missing: [1, 3] } } });
  expect(tableOf(...claims, change as EventBody).view).toMatchObject({
    options: { jokers: 'any', chests: 'hidden' },
    players: { p1: { points: 12, missing: [1] } },
  });
});

test('a late start is part of the setup that the log keeps', () => {
  const nothing = { points: 0, animals: { yellow: 0, red: 0, green: 0, blue: 0 }, waitingJokers: 0, chest: 0 };
  const opening = { round: 3, players: { p2: { ...nothing, points: 31 } } };
  const late = { ...started, setup: { firstDealer: 'p1', scoringCard: {}, opening } } as EventBody;
  const log: SessionEvent[] = [{ v: 1, id: 'e0', device: 'd', at: 0, sessionId: 's', seq: 0, ...late }];
  const table = readTable(cardcassonne, replay('s', log));
  expect(table.view).toMatchObject({ firstRound: 3, currentRound: 3, players: { p2: { points: 31 } } });
  expect(tableRow(cardcassonne, table)?.summary).toMatchObject({ round: 3, winners: ['p2'] });
});
