import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../sessions/decide';
import type { SessionEvent } from '../sessions/events';
import type { TableRow } from '../sessions/table';
import { TallystickDatabase } from './database';
import { isLost } from './failure';
import { append, readRows } from './log';
import type { Standing } from './standing';
import { startTable } from './start-table';
import { type TableState, TableStore } from './table-store';

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];

let db: TallystickDatabase;
let heard: Standing[];
let watches: (() => void)[];
let count = 0;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  count += 1;
  heard = [];
  watches = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  db = new TallystickDatabase(`connection-${count}`, (standing) => heard.push(standing));
});

afterEach(async () => {
  for (const end of watches) end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await db.delete();
});

function startedTable(): Promise<string> {
  const setup = { firstDealer: 'bob', scoringCard: {} };
  const options = { jokers: 'one-kind', chests: 'hidden' };
  return startTable(db, { game: 'cardcassonne', name: '', seats, setup, options }, 0);
}

async function opened(id: string): Promise<TableStore> {
  const store = new TableStore(db, id, () => 1000);
  await until(store, (state) => state.status !== 'loading');
  return store;
}

function until(store: TableStore, met: (state: TableState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (met(store.getSnapshot())) resolve();
    };
    watches.push(store.subscribe(check));
    check();
  });
}

const adjust: Command = {
  do: 'record',
  place: { player: 'ana' },
  fact: { kind: 'adjustment', points: 5, reason: 'the board' },
};

/** From now on the browser answers so many transactions, and openings of the store, with this error. */
function failing(on: 'transaction' | 'open', times: number, error: Error) {
  const spy = on === 'open' ? vi.spyOn(IDBFactory.prototype, 'open') : vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let nth = 0; nth < times; nth += 1)
    spy.mockImplementationOnce(() => {
      throw error;
    });
}

test('a connection that was closed under us is opened again: an entry goes through, once', async () => {
  const id = await startedTable();
  const store = await opened(id);
  db.backendDB().close();
  expect((await store.act(adjust)).outcome).toBe('done');
  db.backendDB().close();
  expect(await readRows(db, id)).toHaveLength(2);
});

test('the same when the browser answers that its database is in no state for a transaction', async () => {
  failing('transaction', 0, new Error());
  const id = await startedTable();
  const store = await opened(id);
  failing('transaction', 1, new DOMException('The database connection is closing.', 'InvalidStateError'));
  expect((await store.act(adjust)).outcome).toBe('done');
  expect(await readRows(db, id)).toHaveLength(2);
});

test('a write that the lost connection took with it is done once more, and is there once', async () => {
  const native = IDBDatabase.prototype.transaction;
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const id = await startedTable();
  const store = await opened(id);
  transaction.mockImplementationOnce(function (this: IDBDatabase, ...asked) {
    const begun = native.apply(this, asked);
    begun.abort();
    return begun;
  });
  expect((await store.act(adjust)).outcome).toBe('done');
  expect(await readRows(db, id)).toHaveLength(2);
  expect(transaction.mock.results.length).toBeGreaterThan(3);
});

test('an event whose writing was done though nobody heard of it is no conflict', async () => {
  const id = await startedTable();
  const store = await opened(id);
  const end = await store.act(adjust);
  const { event } = end as { event: SessionEvent };
  await append(db, event, (await db.tableRows.get(id)) as TableRow);
  expect(await readRows(db, id)).toHaveLength(2);
  const other = { ...event, id: 'another' };
  await expect(append(db, other, {} as TableRow)).rejects.toMatchObject({ name: 'ConstraintError' });
});

test('where no connection can be had the page says so, nothing is written, and the next try goes through', async () => {
  failing('transaction', 0, new Error());
  failing('open', 0, new Error());
  const id = await startedTable();
  const store = await opened(id);
  failing('open', 9, new DOMException('Connection to Indexed Database server lost', 'UnknownError'));
  db.backendDB().close();
  const end = await store.act(adjust);
  expect(end).toEqual({ outcome: 'failed', error: 'DatabaseClosedError', newer: false });
  expect(heard.at(-1)).toBe('lost');
  expect(store.getSnapshot().status).toBe('ready');
  vi.restoreAllMocks();
  expect((await store.act(adjust)).outcome).toBe('done');
  expect(heard.at(-1)).toBe('level');
  expect(await readRows(db, id)).toHaveLength(2);
});

/** Another program writes into the store, of which no page is told. */
function finishUnheard(sessionId: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(db.name);
    request.onsuccess = () => {
      const write = request.result.transaction('events', 'readwrite');
      const event = { v: 1, id: 'else', device: 'd', at: 1, sessionId, seq: 1, type: 'finished' };
      write.objectStore('events').add(event);
      write.oncomplete = () => resolve(request.result.close());
    };
  });
}

test('a page that comes back into sight reads what was written while it heard nothing', async () => {
  const id = await startedTable();
  const store = await opened(id);
  await finishUnheard(id);
  expect(store.getSnapshot()).toMatchObject({ table: { session: { finished: false } } });
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await until(store, (state) => state.status === 'ready' && state.table.session.finished);
});

test('a table that could not be read is read when the page comes back into sight', async () => {
  failing('open', 0, new Error());
  const id = await startedTable();
  db.close({ disableAutoOpen: false });
  failing('open', 9, new DOMException('Connection to Indexed Database server lost', 'UnknownError'));
  const store = await opened(id);
  expect(store.getSnapshot()).toEqual({ status: 'unreadable', error: 'DatabaseClosedError' });
  vi.restoreAllMocks();
  page.dispatchEvent(new Event('visibilitychange'));
  await until(store, (state) => state.status === 'ready');
});

test('only what says nothing about the wish is a lost connection', () => {
  const named = (name: string, inner: Error | null = null) => Object.assign(new Error(), { name, inner });
  for (const name of ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError', 'AbortError'])
    expect(isLost(named(name)), name).toBe(true);
  expect(isLost(named('AbortError', named('UnknownError')))).toBe(true);
  expect(isLost(named('AbortError', named('QuotaExceededError')))).toBe(false);
  for (const name of ['ConstraintError', 'NewerDatabase', 'ErasedTable', 'QuotaExceededError'])
    expect(isLost(named(name)), name).toBe(false);
  expect(isLost('closed')).toBe(false);
});
