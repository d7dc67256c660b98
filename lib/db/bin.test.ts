import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableRow } from '../sessions/table';
import { binnedTables, binTable, bringBack, countBinned, daysLeft, emptyBin, purgeBin } from './bin';
import { NewerDatabase, TallystickDatabase } from './database';
import { draftKeys, keepDraft, readDraft } from './drafts';
import { readRows } from './log';
import { SCHEMA_VERSION } from './schema';
import { startTable } from './start-table';
import { TableStore } from './table-store';
import { openTable, recentTables } from './tables';

const DAY = 24 * 60 * 60 * 1000;

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];

let db: TallystickDatabase;
let names = 0;

beforeEach(() => {
  names += 1;
  db = new TallystickDatabase(`bin-${names}`);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

function started(name: string, at = 1000): Promise<string> {
  const setup = { firstDealer: 'bob', scoringCard: {} };
  const options = { jokers: 'one-kind', chests: 'hidden' };
  return startTable(db, { game: 'cardcassonne', name, seats, setup, options }, at);
}

const claim = (player: string) => ({
  ...{ do: 'record' as const, place: { round: 1, player } },
  fact: { kind: 'claim', row: 'yellow', cards: [] },
});

async function opened(id: string): Promise<TableStore> {
  const store = new TableStore(db, id, () => 5000);
  await new Promise<void>((resolve) => {
    store.subscribe(() => store.getSnapshot().status !== 'loading' && resolve());
  });
  return store;
}

const namesOf = (rows: readonly TableRow[]) => rows.map((row) => row.name);

test('a deleted table leaves the lists and waits in the bin, its log untouched', async () => {
  const [sunday, monday] = [await started('Sunday', 1), await started('Monday', 2)];
  await binTable(db, monday, 3000);
  expect((await openTable(db))?.id).toBe(sunday);
  expect(namesOf(await recentTables(db, 9))).toEqual(['Sunday']);
  expect(await binnedTables(db, 9)).toMatchObject([{ id: monday, at: 3000, row: { name: 'Monday' } }]);
  expect(await countBinned(db)).toBe(1);
  expect(await readRows(db, monday)).toHaveLength(1);
});

test('a table that is brought back is as it was, and where it was', async () => {
  const [sunday] = [await started('Sunday', 1), await started('Monday', 2)];
  const before = await db.tableRows.toArray();
  await binTable(db, sunday, 3000);
  await bringBack(db, sunday);
  expect(await db.tableRows.toArray()).toEqual(before);
  expect(namesOf(await recentTables(db, 9))).toEqual(['Monday', 'Sunday']);
  expect(await countBinned(db)).toBe(0);
});

test('deleting or bringing back twice, or what is not there, does nothing', async () => {
  const id = await started('Sunday');
  await binTable(db, id, 3000);
  await binTable(db, id, 9000);
  await binTable(db, 'nowhere', 3000);
  expect(await binnedTables(db, 9)).toMatchObject([{ id, at: 3000 }]);
  await bringBack(db, id);
  await bringBack(db, id);
  await bringBack(db, 'nowhere');
  expect(await db.tableRows.count()).toBe(1);
});

test('the bin lists the last deleted first, no more than asked for', async () => {
  const ids = [await started('one'), await started('two'), await started('three')];
  for (const [index, id] of ids.entries()) await binTable(db, id, 3000 + index);
  expect((await binnedTables(db, 2)).map(({ row }) => row.name)).toEqual(['three', 'two']);
  expect(await countBinned(db)).toBe(3);
});

test('after 30 days log, row and drafts are gone, and nothing else is', async () => {
  const [old, young, kept] = [await started('old'), await started('young'), await started('kept')];
  for (const id of [old, young, kept]) await keepDraft(db, id, `claim/${id}`, { cards: [] }, 1);
  await keepDraft(db, '', 'new-table', { name: 'next' }, 1);
  await binTable(db, old, 1000);
  await binTable(db, young, 1001);
  await purgeBin(db, 1000 + 30 * DAY - 1);
  expect(await countBinned(db)).toBe(2);
  await purgeBin(db, 1000 + 30 * DAY);
  expect(await readRows(db, old)).toEqual([]);
  expect(await draftKeys(db, old)).toEqual([]);
  expect((await binnedTables(db, 9)).map(({ id }) => id)).toEqual([young]);
  for (const id of [young, kept]) {
    expect(await readRows(db, id)).toHaveLength(1);
    expect(await draftKeys(db, id)).toEqual([`claim/${id}`]);
  }
  expect(await readDraft(db, 'new-table')).toEqual({ name: 'next' });
  expect(namesOf(await recentTables(db, 9))).toEqual(['kept']);
});

test('emptying the bin erases what is in it, at once', async () => {
  const [first, second, kept] = [await started('first'), await started('second'), await started('kept')];
  await binTable(db, first, 1000);
  await binTable(db, second, 2000);
  expect(await emptyBin(db)).toBe(2);
  expect(await countBinned(db)).toBe(0);
  expect([await readRows(db, first), await readRows(db, second)]).toEqual([[], []]);
  expect(await readRows(db, kept)).toHaveLength(1);
  expect(await emptyBin(db)).toBe(0);
});

test('an erasing that fails in the middle erases nothing', async () => {
  const id = await started('Sunday');
  await keepDraft(db, id, `claim/${id}`, {}, 1);
  await binTable(db, id, 1000);
  vi.spyOn(db.bin, 'bulkDelete').mockImplementation(() => {
    throw new Error('in the middle');
  });
  await expect(emptyBin(db)).rejects.toThrow('in the middle');
  expect(await readRows(db, id)).toHaveLength(1);
  expect(await draftKeys(db, id)).toHaveLength(1);
  expect(await countBinned(db)).toBe(1);
});

test('while nothing is due, nothing is locked', async () => {
  await binTable(db, await started('Sunday'), 1000);
  const transaction = vi.spyOn(db, 'transaction');
  await purgeBin(db, 2000);
  expect(transaction).not.toHaveBeenCalled();
});

test('an entry from a tab that still shows the table brings it back, with the entry', async () => {
  const id = await started('Sunday');
  const store = await opened(id);
  await binTable(db, id, 3000);
  expect((await store.act(claim('ana'))).outcome).toBe('done');
  expect(await countBinned(db)).toBe(0);
  expect(await db.tableRows.get(id)).toMatchObject({ lastSeq: 1 });
});

test('a table that was erased takes no entry: there is no log without a beginning', async () => {
  const id = await started('Sunday');
  const store = await opened(id);
  await binTable(db, id, 3000);
  await emptyBin(db);
  expect(await store.act(claim('ana'))).toEqual({ outcome: 'failed', error: 'ErasedTable', newer: false });
  expect(await readRows(db, id)).toEqual([]);
  expect(await db.tableRows.count()).toBe(0);
});

test('in a store that a newer version has written to nothing is deleted, brought back or erased', async () => {
  const [kept, binned] = [await started('kept'), await started('binned')];
  await binTable(db, binned, 1000);
  await db.device.put({ key: 'schema', value: SCHEMA_VERSION + 1 });
  await expect(binTable(db, kept, 1000)).rejects.toThrow(NewerDatabase);
  await expect(bringBack(db, binned)).rejects.toThrow(NewerDatabase);
  await expect(emptyBin(db)).rejects.toThrow(NewerDatabase);
  await expect(purgeBin(db, 1000 + 31 * DAY)).rejects.toThrow(NewerDatabase);
  expect(await readRows(db, binned)).toHaveLength(1);
});

test('the days that are left are counted in full, down to none', () => {
  expect(daysLeft(0, 0)).toBe(30);
  expect(daysLeft(0, 1)).toBe(30);
  expect(daysLeft(0, DAY)).toBe(29);
  expect(daysLeft(0, 30 * DAY - 1)).toBe(1);
  expect(daysLeft(0, 30 * DAY)).toBe(0);
  expect(daysLeft(0, 99 * DAY)).toBe(0);
});
