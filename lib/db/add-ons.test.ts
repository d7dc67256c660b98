import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { SessionEvent, Started } from '../sessions/events';
import evening from '../sessions/golden/benelux-two.json';
import type { LogRow } from '../sessions/histories';
import { backupOf, logsOn, phone, takeIn } from './backup/testing/phones';
import { readRows } from './log';
import { rebuiltRow } from './rebuild';
import { startTable } from './start-table';
import { type TableState, TableStore } from './table-store';

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];
const start = { game: 'carcassonne', name: '', seats, setup: { firstPlayer: 'ana' }, options: {} };

/** The table of that id, once it has been read. */
function read(store: TableStore): Promise<TableState> {
  return new Promise((resolve) => {
    store.subscribe(() => resolve(store.getSnapshot()));
  });
}

test('a table keeps its add-ons with the versions of their rules, in its log and in its row', async () => {
  const db = await phone();
  const id = await startTable(db, { ...start, addOns: ['benelux'] }, 1000);
  expect(await readRows(db, id)).toMatchObject([{ type: 'started', game: 'carcassonne', addOns: { benelux: 1 } }]);
  expect(await db.tableRows.get(id)).toMatchObject({ game: 'carcassonne', addOns: { benelux: 1 } });
  expect(await rebuiltRow(db, id)).toEqual(await db.tableRows.get(id));
  const plain = await startTable(db, start, 1000);
  expect((await readRows(db, plain))[0]).not.toHaveProperty('addOns');
});

test('an add-on that this version does not know starts no table', async () => {
  await expect(startTable(await phone(), { ...start, addOns: ['bells'] }, 1000)).rejects.toThrow(
    /carcassonne with bells/,
  );
});

test('a table with an add-on unknown here is not read, and kept as it is', async () => {
  const db = await phone();
  const id = await startTable(db, { ...start, addOns: ['benelux'] }, 1000);
  const [first] = await readRows(db, id);
  await db.events.put({ ...(first as SessionEvent & Started), addOns: { benelux: 1, bells: 2 } });
  const store = new TableStore(db, id);
  expect(await read(store)).toEqual({ status: 'unknown-game', game: 'carcassonne', addOns: ['benelux', 'bells'] });
  const command = { do: 'record', place: { player: 'ana' }, fact: { kind: 'next' } } as const;
  expect(await store.act(command)).toMatchObject({ outcome: 'refused' });
  expect(await readRows(db, id)).toHaveLength(1);
});

test('an evening with an add-on comes over in a backup, and means the same there', async () => {
  const log = evening as unknown as LogRow[];
  const db = await phone();
  expect(await takeIn(db, backupOf([log]))).toMatchObject({ tables: [{ how: 'new', adds: log.length }] });
  expect((await logsOn(db)).get('benelux-two')).toEqual(log);
  const row = await db.tableRows.get('benelux-two');
  expect(row).toMatchObject({ addOns: { benelux: 1 }, state: 'finished' });
  expect(row?.summary?.players.map(({ points }) => points)).toEqual([30, 48]);
});
