import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardcassonne } from '../rules/cardcassonne/module';
import { EVENT_VERSION } from './events';
import stored from './golden/stored-v1.json';
import { readLog } from './read-log';
import { replay } from './replay';
import { readTable } from './table';

/** Logs as version 1 stored them. They are never edited: a phone somewhere holds one like it. */
function table() {
  const { log, unreadable } = readLog(stored);
  return readTable(cardcassonne, replay('table-1', log, unreadable));
}

const golden = join(import.meta.dirname, 'golden');
const frozen = readdirSync(golden).filter((file) => file.startsWith('stored-'));

test('a log is frozen for every version ever written', () => {
  const versions = Array.from({ length: EVENT_VERSION }, (_, index) => `stored-v${index + 1}.json`);
  expect(frozen.sort()).toEqual(versions.sort());
});

test.each(frozen)('%s opens: nothing in it is unreadable, and its table has a start and entries', (file) => {
  const { log, unreadable } = readLog(JSON.parse(readFileSync(join(golden, file), 'utf8')));
  expect(unreadable).toEqual([]);
  const { session, view, unreadableFacts } = readTable(cardcassonne, replay(log[0]?.sessionId ?? '', log));
  expect(unreadableFacts).toEqual([]);
  expect(session.entries.length).toBeGreaterThan(0);
  expect(view).not.toBeNull();
});

test('every event of the frozen log is read as it was written', () => {
  const { log, unreadable } = readLog(stored);
  expect(unreadable).toEqual([]);
  expect(log).toEqual(stored);
});

test('the frozen log still tells the same table', () => {
  const { session, view, seats, unreadableFacts } = table();
  expect(seats.map((seat) => seat.name)).toEqual(['Ana', 'Ștefan']);
  expect(unreadableFacts).toEqual([]);
  expect(session.options).toEqual({ jokers: 'one-kind', chests: 'open' });
  expect(session.finished).toBe(true);
  expect(session.takenBack).toBe(1);
  expect(session.entries.filter((entry) => entry.deleted).map((entry) => entry.id)).toEqual(['event-11']);
  expect(view?.claims.map(({ entry, round, after }) => [entry.id, round, after])).toEqual([
    ['event-01', 1, 15],
    ['event-02', 1, 16],
    ['event-04', 2, 37],
    ['event-09', 3, 15],
  ]);
});

test('events of a newer version, and rows that are no events, are reported with their place', () => {
  const { log, unreadable } = readLog([...stored, { v: 2, id: 'later', seq: 15 }, 'scribble', null]);
  expect(log).toHaveLength(stored.length);
  expect(unreadable).toEqual([
    { seq: 15, id: 'later', why: 'newer' },
    { seq: -1, id: null, why: 'malformed' },
    { seq: -1, id: null, why: 'malformed' },
  ]);
});
