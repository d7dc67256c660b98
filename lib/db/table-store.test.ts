import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../sessions/decide';
import { readLog } from '../sessions/read-log';
import { TallystickDatabase } from './database';
import { readRows } from './log';
import { rebuiltRow } from './rebuild';
import { SCHEMA_VERSION } from './schema';
import { startTable } from './start-table';
import { type TableState, TableStore } from './table-store';

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];

let db: TallystickDatabase;
let names = 0;

beforeEach(() => {
  names += 1;
  db = new TallystickDatabase(`test-${names}`);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

function startedTable(): Promise<string> {
  return startTable(
    db,
    {
      game: 'cardcassonne',
      name: 'Sunday',
      seats,
      setup: { firstDealer: 'bob', scoringCard: { 2: 6, 5: 14 } },
      options: { jokers: 'one-kind', chests: 'hidden' },
    },
    1000,
  );
}

/** A tab that has the table open; resolves once it is read. */
async function tab(id: string): Promise<TableStore> {
  let time = 2000;
  const store = new TableStore(db, id, () => time++);
  await settled(store, (state) => state.status !== 'loading');
  return store;
}

function settled(store: TableStore, met: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    store.subscribe(check);
    check();
    function check() {
      const state = store.getSnapshot();
      if (met(state)) resolve(state);
    }
  });
}

function claim(player: string, round: number, value: 1 | 2 | 3): Command {
  return {
    do: 'record',
    place: { round, player },
    fact: { kind: 'claim', row: 'red', cards: [{ kind: 'person', value }] },
  };
}

function ready(store: TableStore) {
  const state = store.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The table is ${state.status}`);
  return state.table;
}

test('what is entered is in the log, in its row, and the same after opening again', async () => {
  const id = await startedTable();
  const store = await tab(id);
  expect((await store.act(claim('ana', 1, 3))).outcome).toBe('done');
  expect((await store.act(claim('bob', 1, 2))).outcome).toBe('done');
  const again = await tab(id);
  expect(ready(again)).toEqual(ready(store));
  expect(ready(again).session.entries).toHaveLength(2);
});

test('a log that went through storage reads as it was written', async () => {
  const id = await startedTable();
  const store = await tab(id);
  const outcome = await store.act(claim('ana', 1, 3));
  const { log, unreadable } = readLog(JSON.parse(JSON.stringify(await readRows(db, id))));
  expect(unreadable).toEqual([]);
  expect(outcome.outcome === 'done' && outcome.event).toEqual(log[1]);
});

test('the row of a table equals its rebuild after every step', async () => {
  const id = await startedTable();
  const store = await tab(id);
  const steps: (() => Command | null)[] = [
    () => claim('ana', 1, 3),
    () => claim('bob', 1, 1),
    () => {
      const step = ready(store).session.undo;
      return step && { do: 'undo', step: step.id };
    },
    () => {
      const next = ready(store).session.redo;
      return next && { do: 'redo', step: next.step.id };
    },
    () => ({ do: 'finish' }),
  ];
  for (const step of steps) {
    const command = step();
    if (!command) throw new Error('Nothing to do');
    expect((await store.act(command)).outcome).toBe('done');
    expect(await db.tableRows.get(id)).toEqual(await rebuiltRow(db, id));
  }
});

test('two tabs that enter at once: both entries are kept, none twice', async () => {
  const id = await startedTable();
  const [one, other] = [await tab(id), await tab(id)];
  const outcomes = await Promise.all([one.act(claim('ana', 1, 3)), other.act(claim('bob', 1, 2))]);
  expect(outcomes.map((end) => end.outcome)).toEqual(['done', 'done']);
  const rows = await readRows(db, id);
  expect(rows).toHaveLength(3);
  await settled(one, () => ready(one).session.entries.length === 2);
  await settled(other, () => ready(other).session.entries.length === 2);
  expect(ready(one)).toEqual(ready(other));
});

test('the same claim from two tabs: one is kept, the other visibly refused', async () => {
  const id = await startedTable();
  const [one, other] = [await tab(id), await tab(id)];
  const outcomes = await Promise.all([one.act(claim('ana', 1, 3)), other.act(claim('ana', 1, 2))]);
  expect(outcomes.map((end) => end.outcome).sort()).toEqual(['done', 'refused']);
  expect(await readRows(db, id)).toHaveLength(2);
});

test('undo is refused when another tab has changed the last step meanwhile', async () => {
  const id = await startedTable();
  const [one, other] = [await tab(id), await tab(id)];
  await one.act(claim('ana', 1, 3));
  await settled(other, () => ready(other).session.entries.length === 1);
  const step = ready(other).session.undo?.id ?? '';
  const [, undo] = await Promise.all([one.act(claim('bob', 1, 1)), other.act({ do: 'undo', step })]);
  expect(undo).toEqual({ outcome: 'refused', refusal: { refused: 'changed-meanwhile' } });
  expect(ready(one).session.entries).toHaveLength(2);
});

test('a failed write says so, changes nothing, and goes through when tried again', async () => {
  const id = await startedTable();
  const store = await tab(id);
  const before = ready(store);
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const failed = await store.act(claim('ana', 1, 3));
  expect(failed).toEqual({ outcome: 'failed', error: 'QuotaExceededError', newer: false });
  expect(ready(store)).toBe(before);
  expect((await store.act(claim('ana', 1, 3))).outcome).toBe('done');
  expect(ready(store).session.entries).toHaveLength(1);
});

test('two taps at once on the same claim write one entry', async () => {
  const id = await startedTable();
  const store = await tab(id);
  await Promise.all([store.act(claim('ana', 1, 3)), store.act(claim('ana', 1, 3))]);
  expect(ready(store).session.entries).toHaveLength(1);
});

test('a line of the log that cannot be read is reported and costs nothing but itself', async () => {
  const id = await startedTable();
  const first = await tab(id);
  await first.act(claim('ana', 1, 3));
  await db.events.add({ sessionId: id, seq: 2, id: 'later', v: 99, type: 'sung' } as never);
  await db.events.add({ sessionId: id, seq: 3, id: 'broken', v: 1, type: 'recorded', at: 'noon' } as never);
  const store = await tab(id);
  expect(ready(store).session.unreadable).toEqual([
    { seq: 2, id: 'later', why: 'newer' },
    { seq: 3, id: 'broken', why: 'malformed' },
  ]);
  expect((await store.act(claim('bob', 1, 1))).outcome).toBe('done');
  expect(ready(store).session.entries).toHaveLength(2);
  expect(ready(store).session.lastSeq).toBe(4);
});

test('a fact that the rules cannot read is reported on its entry', async () => {
  const id = await startedTable();
  await db.events.add({
    ...{ v: 1, id: 'odd', device: 'd', at: 1, sessionId: id, seq: 1 },
    ...{ type: 'recorded', place: { round: 1, player: 'ana' }, fact: { kind: 'song' } },
  });
  const store = await tab(id);
  expect(ready(store).unreadableFacts).toEqual(['odd']);
  expect((await store.act(claim('ana', 1, 3))).outcome).toBe('done');
});

test('a store that a newer version has written to takes no entry', async () => {
  const id = await startedTable();
  const store = await tab(id);
  await db.device.put({ key: 'schema', value: SCHEMA_VERSION + 1 });
  expect(await store.act(claim('ana', 1, 3))).toEqual({ outcome: 'failed', error: 'NewerDatabase', newer: true });
  expect(await readRows(db, id)).toHaveLength(1);
});

test('a table that is not here is missing, not empty', async () => {
  expect((await tab('nowhere')).getSnapshot()).toEqual({ status: 'missing' });
});

test('score writes ask for strict durability', async () => {
  // Dexie keeps the function of the database it opened, so the watch must stand before that.
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const id = await startedTable();
  const store = await tab(id);
  transactions.mockClear();
  await store.act(claim('ana', 1, 3));
  const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict']);
});
