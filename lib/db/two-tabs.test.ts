import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '../sessions/decide';
import type { SessionEvent } from '../sessions/events';
import { TallystickDatabase } from './database';
import { readRows } from './log';
import { rebuiltRow } from './rebuild';
import { SCHEMA_VERSION } from './schema';
import type { Standing } from './standing';
import { startTable } from './start-table';
import { type Outcome, TableStore } from './table-store';

const SEED = 20261130;

const colours = { ana: 'red', bob: 'blue', ion: 'yellow', ada: 'green', ema: 'black' } as const;
const seats = Object.entries(colours).map(([player, colour]) => ({ player, name: player, colour }));

let name = '';
let count = 0;
let open: TallystickDatabase[];

beforeEach(() => {
  count += 1;
  name = `tabs-${count}`;
  open = [];
});

afterEach(async () => {
  for (const db of open) db.close();
  await new TallystickDatabase(name).delete();
});

/** A tab: a connection of its own to the same store. */
function tab(tell?: (standing: Standing) => void): TallystickDatabase {
  const db = new TallystickDatabase(name, tell);
  open.push(db);
  return db;
}

function startedTable(db: TallystickDatabase): Promise<string> {
  const setup = { firstDealer: 'ema', scoringCard: {} };
  const options = { jokers: 'one-kind', chests: 'hidden' };
  return startTable(db, { game: 'cardcassonne', name: '', seats, setup, options }, 0);
}

/** Until the store has read as many events. */
function read(store: TableStore, lastSeq: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const state = store.getSnapshot();
      if (state.status === 'ready' && state.table.session.lastSeq >= lastSeq) resolve();
    };
    store.subscribe(check);
    check();
  });
}

async function opened(db: TallystickDatabase, id: string): Promise<TableStore> {
  const store = new TableStore(db, id, () => 1000);
  await read(store, 0);
  return store;
}

function table(store: TableStore) {
  const state = store.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The table is ${state.status}`);
  return state.table;
}

type Wish = { tab: 0 | 1; wish: 'claim' | 'empty' | 'adjust' | 'undo' | 'redo'; player: number; round: number };

const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    wish: fc.constantFrom('claim', 'empty', 'adjust', 'adjust', 'adjust', 'adjust', 'undo', 'redo'),
    player: fc.nat(4),
    round: fc.integer({ min: 1, max: 8 }),
  }),
  { minLength: 360, maxLength: 360 },
);

/** What a tab would do now, seeing the table as it does at this moment. */
function commandOf({ wish, player: seat, round }: Wish, store: TableStore): Command | null {
  const { undo, redo } = table(store).session;
  const player = seats[seat]?.player ?? '';
  const cards = wish === 'claim' ? [{ kind: 'person', value: 1 }] : [];
  if (wish === 'undo') return undo && { do: 'undo', step: undo.id };
  if (wish === 'redo') return redo && { do: 'redo', step: redo.step.id };
  if (wish === 'adjust')
    return { do: 'record', place: { player }, fact: { kind: 'adjustment', points: 1, reason: 'the board says so' } };
  return { do: 'record', place: { round, player }, fact: { kind: 'claim', row: 'red', cards } };
}

function eventsOf(outcomes: readonly Outcome[]): SessionEvent[] {
  return outcomes.flatMap((end) => (end.outcome === 'done' ? [end.event] : []));
}

test(`200 interleaved writes from two tabs: none is lost, none is there twice (seed ${SEED})`, async () => {
  const [sequence = []] = fc.sample(wishes, { seed: SEED, numRuns: 1 });
  const [here, there] = [tab(), tab()];
  const id = await startedTable(here);
  const stores = [await opened(here, id), await opened(there, id)] as const;
  const ends: Promise<Outcome>[] = [];
  for (const wish of sequence) {
    const command = commandOf(wish, stores[wish.tab]);
    if (command) ends.push(stores[wish.tab].act(command));
    // Some of them meet, others come one after the other.
    if (wish.player === 0) await ends.at(-1);
  }
  const outcomes = await Promise.all(ends);
  const done = eventsOf(outcomes);
  const rows = (await readRows(here, id)) as SessionEvent[];
  expect(rows.slice(1)).toEqual([...done].sort((one, other) => one.seq - other.seq));
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(new Set(outcomes.map((end) => end.outcome))).toEqual(new Set(['done', 'refused']));
  expect(done.length).toBeGreaterThanOrEqual(200);
  for (const store of stores) await read(store, rows.length - 1);
  expect(table(stores[0])).toEqual(table(stores[1]));
  expect(await here.tableRows.get(id)).toEqual(await rebuiltRow(there, id));
});

/** A newer Tallystick opens the store and lifts it. Rejects when an older tab holds it. */
function openNewer(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, (SCHEMA_VERSION + 1) * 10);
    request.onblocked = () => reject(new Error('An older tab holds the store'));
    request.onupgradeneeded = () => {
      request.result.createObjectStore('later');
      request.transaction?.objectStore('device').put({ key: 'schema', value: SCHEMA_VERSION + 1 });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

test('an older tab lets a newer one through at once, says so, writes nothing more and keeps what it shows', async () => {
  const heard: Standing[] = [];
  const db = tab((standing) => heard.push(standing));
  const id = await startedTable(db);
  const store = await opened(db, id);
  const before = table(store);
  await openNewer();
  expect(heard.at(-1)).toBe('outdated');
  const end = await store.act({ do: 'finish' });
  expect(end).toEqual({ outcome: 'failed', error: 'NewerDatabase', newer: true });
  expect(table(store)).toBe(before);
  expect(db.isOpen()).toBe(false);
});

test('older code that finds a newer store reads it, writes nothing, and says that it is outdated', async () => {
  const id = await startedTable(tab());
  await openNewer();
  const heard: Standing[] = [];
  const db = tab((standing) => heard.push(standing));
  const store = await opened(db, id);
  expect(heard).toEqual(['outdated']);
  expect(await store.act({ do: 'finish' })).toMatchObject({ outcome: 'failed', newer: true });
  expect(await readRows(db, id)).toHaveLength(1);
});

test('a tab that an older one keeps waiting says so, and goes on by itself', async () => {
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name, 5);
    request.onsuccess = () => resolve(request.result);
  });
  const heard: Standing[] = [];
  const db = tab((standing) => heard.push(standing));
  const id = startedTable(db);
  await expect.poll(() => heard).toEqual(['waiting']);
  older.close();
  expect(await readRows(db, await id)).toHaveLength(1);
  expect(heard).toEqual(['waiting', 'level']);
});
