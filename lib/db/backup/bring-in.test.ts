import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { gameModule } from '../../rules/registry';
import { keysOf, type LogRow } from '../../sessions/histories';
import { readLog } from '../../sessions/read-log';
import { replay, standingEntries } from '../../sessions/replay';
import { DAYS_KEPT } from '../bin';
import { NewerDatabase, type TallystickDatabase } from '../database';
import { readRows } from '../log';
import { rebuiltRow } from '../rebuild';
import { SCHEMA_VERSION } from '../schema';
import { bringIn } from './bring-in';
import { changesAnything, type TablePlan } from './import-plan';
import { planImport } from './plan';
import { claim, start, written } from './testing/logs';
import { backupOf, dump, logsOn, phone, takeIn } from './testing/phones';

const DAY = 24 * 60 * 60 * 1000;

const begun = written([start('sunday')], 'e1', claim('ana', 1, 3));
const here = written(begun, 'h2', claim('bob', 1, 2));
const amended = { type: 'amended', target: 'e1', fact: claim('ana', 1, 1).fact };
const there = written(written(written(begun, 't2', amended), 't3', claim('bob', 1, 1)), 't4', {
  type: 'undone',
  target: 't3',
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function planned(db: TallystickDatabase, log: LogRow[], back: string[] = []): Promise<TablePlan> {
  const { tables } = await planImport(db, backupOf([log]), { back: new Set(back), at: 5000 });
  if (!tables[0]) throw new Error('No table in the plan');
  return tables[0];
}

test('a table that is not here comes in as it was, with a row in the lists', async () => {
  const db = await phone();
  expect(await planned(db, there)).toMatchObject({
    how: 'new',
    into: 'sunday',
    adds: 5,
    name: 'sunday',
    startedAt: 1000,
  });
  await takeIn(db, backupOf([there]));
  expect(await readRows(db, 'sunday')).toEqual(there);
  expect(await db.tableRows.get('sunday')).toEqual(await rebuiltRow(db, 'sunday'));
});

test('the same table changes nothing, and neither does one that has more entries here', async () => {
  const db = await phone([here]);
  const before = await dump(db);
  expect(await planned(db, here)).toMatchObject({ how: 'same', adds: 0, more: 0 });
  expect(await planned(db, begun)).toMatchObject({ how: 'behind', adds: 0, more: 1 });
  const plan = await takeIn(db, backupOf([here]));
  expect(changesAnything(plan)).toBe(false);
  await takeIn(db, backupOf([begun]));
  expect(await dump(db)).toBe(before);
});

test('a table that went on elsewhere takes in what is new, in its row too', async () => {
  const db = await phone([begun]);
  expect(await planned(db, there)).toMatchObject({ how: 'adds', into: 'sunday', adds: 3 });
  await takeIn(db, backupOf([there]));
  expect(await readRows(db, 'sunday')).toEqual(there);
  expect(await db.tableRows.get('sunday')).toEqual(await rebuiltRow(db, 'sunday'));
});

test('what says something else under a known id is not taken over, and is counted', async () => {
  const db = await phone([here]);
  const before = await dump(db);
  const forged = here.map((row) => (row.id === 'e1' ? { ...row, ...claim('ana', 1, 2) } : row));
  expect(await planned(db, forged)).toMatchObject({ how: 'same', altered: 1 });
  await takeIn(db, backupOf([forged]));
  expect(await dump(db)).toBe(before);
});

test('two histories of one table are kept as two, each telling what it told', async () => {
  const db = await phone([here]);
  const plan = await planned(db, there);
  expect(plan).toMatchObject({ how: 'different', adds: 3, more: 1 });
  expect(plan.into).toMatch(/^sunday~[0-9a-z]{13}$/);
  await takeIn(db, backupOf([there]));
  expect(await readRows(db, 'sunday')).toEqual(here);
  expect(told(await readRows(db, plan.into))).toEqual(told(there));
  expect(await db.tableRows.get(plan.into)).toEqual(await rebuiltRow(db, plan.into));
  expect(await db.tableRows.count()).toBe(2);
});

/** What a log tells: the entries that count, and what undo would take back, by what they were called at first. */
function told(rows: readonly unknown[]) {
  const { log, unreadable } = readLog(rows);
  const session = replay('', log, unreadable);
  expect(unreadable).toEqual([]);
  const undo = keysOf((session.undo ? [session.undo] : []) as unknown as LogRow[]);
  const redo = keysOf((session.redo ? [session.redo.step] : []) as unknown as LogRow[]);
  const entries = standingEntries(session).map(({ place, fact }) => ({ place, fact }));
  return { entries, undo, redo, takenBack: session.takenBack };
}

test('both histories, on either phone, are known again: nothing is doubled when they cross', async () => {
  const [one, other] = [await phone([here]), await phone([there])];
  await takeIn(one, backupOf([there]));
  await takeIn(other, backupOf([here]));
  for (const db of [one, other]) {
    const before = await dump(db);
    for (const source of [one, other]) await takeIn(db, backupOf([...(await logsOn(source)).values()]));
    expect(await dump(db)).toBe(before);
  }
});

test('a second history goes on where it is kept', async () => {
  const db = await phone([here]);
  const { into } = (await takeIn(db, backupOf([there]))).tables[0] ?? { into: '' };
  const further = written(there, 't5', claim('bob', 1, 3));
  expect(await planned(db, further)).toMatchObject({ how: 'adds', into, adds: 1 });
  await takeIn(db, backupOf([further]));
  expect(told(await readRows(db, into))).toEqual(told(further));
  expect(await db.tableRows.count()).toBe(2);
});

test('a second history alone keeps its name on an empty phone, and the first one joins it', async () => {
  const both = await phone([here]);
  const { into } = (await takeIn(both, backupOf([there]))).tables[0] ?? { into: '' };
  const second = (await logsOn(both)).get(into) ?? [];
  const db = await phone();
  await takeIn(db, backupOf([second]));
  expect(await readRows(db, into)).toEqual(second);
  expect(await planned(db, here)).toMatchObject({ how: 'different', into: 'sunday' });
  await takeIn(db, backupOf([here]));
  expect(await readRows(db, 'sunday')).toEqual(here);
});

test('a deleted table comes back only if somebody says so', async () => {
  const db = await phone([begun], { sunday: 3000 });
  const before = await dump(db);
  expect(await planned(db, there)).toMatchObject({ how: 'adds', asks: true, chosen: false, bin: true });
  await takeIn(db, backupOf([there]));
  await takeIn(db, backupOf([begun]));
  expect(await dump(db)).toBe(before);
  expect(await planned(db, begun, ['sunday'])).toMatchObject({ how: 'same', asks: true, chosen: true, bin: false });
  await takeIn(db, backupOf([there]), ['sunday']);
  expect(await db.bin.count()).toBe(0);
  expect(await db.tableRows.get('sunday')).toMatchObject({ lastSeq: 4 });
});

test('another history of a table that lies in the bin asks as well, and leaves the bin alone', async () => {
  const db = await phone([here], { sunday: 3000 });
  const before = await dump(db);
  await takeIn(db, backupOf([there]));
  expect(await dump(db)).toBe(before);
  await takeIn(db, backupOf([there]), ['sunday']);
  expect(await db.bin.count()).toBe(1);
  expect(await db.tableRows.count()).toBe(1);
});

test('what was deleted on the other phone goes into the bin with its date, and never deletes a table here', async () => {
  const deleted = (log: LogRow[]) => ({ ...backupOf([]), tables: [{ id: 'sunday', deletedAt: 3000, log }] });
  const empty = await phone();
  expect((await takeIn(empty, deleted(there))).tables[0]).toMatchObject({ how: 'new', asks: false, bin: true });
  expect(await empty.bin.get('sunday')).toEqual({ id: 'sunday', at: 3000, row: await rebuiltRow(empty, 'sunday') });
  expect(await empty.tableRows.count()).toBe(0);
  const has = await phone([begun]);
  expect((await takeIn(has, deleted(there))).tables[0]).toMatchObject({ how: 'adds', asks: false, bin: false });
  expect(await has.bin.count()).toBe(0);
});

test('what was deleted there so long ago that its time is over is not taken in unasked', async () => {
  const deleted = { ...backupOf([]), tables: [{ id: 'sunday', deletedAt: 3000, log: there }] };
  const at = 3000 + DAYS_KEPT * DAY;
  const db = await phone();
  expect((await takeIn(db, deleted, [], at)).tables[0]).toMatchObject({ how: 'new', asks: true });
  expect(await readRows(db, 'sunday')).toEqual([]);
  await takeIn(db, deleted, ['sunday'], at);
  expect(await db.tableRows.count()).toBe(1);
});

test('a table that this version cannot read is left alone, the others come in', async () => {
  const db = await phone();
  const unknown = [{ ...start('monday'), game: 'toString' }];
  const { tables } = await takeIn(db, backupOf([begun, unknown, [{ ...start('tuesday'), v: 2 }]]));
  expect(tables.map(({ id, how }) => [id, how])).toEqual([
    ['sunday', 'new'],
    ['monday', 'unreadable'],
    ['tuesday', 'unreadable'],
  ]);
  expect([...(await logsOn(db)).keys()]).toEqual(['sunday']);
});

test('a table with an event that another table here has is left alone', async () => {
  const db = await phone([begun]);
  const foreign = written([start('monday')], 'e1', claim('ana', 1, 3));
  const { tables } = await takeIn(db, backupOf([foreign, written([start('tuesday')], 'x', claim('ana', 1, 3))]));
  expect(tables.map(({ how }) => how)).toEqual(['mixed-up', 'new']);
  expect((await readRows(db, 'sunday')).length).toBe(2);
});

test('people and values that are not known here are added, known ones stay as they are', async () => {
  const db = await phone();
  await db.people.add({ id: 'ana', name: 'Ana', colour: 'red', lastPlayed: 5 });
  await db.device.put({ key: 'cardcassonne.scoring-card', value: { 2: 6, 3: 9 } });
  const people = [
    { id: 'ana', name: 'Anna', colour: 'blue' as const, lastPlayed: 9 },
    { id: 'bob', name: 'Bob', colour: 'blue' as const, lastPlayed: 8 },
  ];
  const backup = { ...backupOf([], people), scoringCard: { 2: 6, 3: 10, 4: 12 } };
  const plan = await takeIn(db, backup);
  expect(plan).toEqual({ tables: [], people: 1, values: { adds: 1, kept: 1 } });
  expect(await db.people.toArray()).toMatchObject([{ name: 'Ana' }, { name: 'Bob' }]);
  expect((await db.device.get('cardcassonne.scoring-card'))?.value).toEqual({ 2: 6, 3: 9, 4: 12 });
  expect(changesAnything(await takeIn(db, backup))).toBe(false);
});

test('an import that would do something else than it showed does nothing', async () => {
  const db = await phone([begun]);
  const choices = { back: new Set<string>(), at: 5000 };
  const shown = await planImport(db, backupOf([there]), choices);
  await db.events.add(here[2] as never);
  const before = await dump(db);
  const { outcome, plan } = await bringIn(db, backupOf([there]), choices, shown);
  expect(outcome).toBe('changed-meanwhile');
  expect(plan.tables[0]).toMatchObject({ how: 'different' });
  expect(await dump(db)).toBe(before);
});

test('an import that fails in the middle leaves nothing behind', async () => {
  const db = await phone([here]);
  const before = await dump(db);
  vi.spyOn(db.people, 'bulkAdd').mockImplementation(() => {
    throw new Error('in the middle');
  });
  await expect(takeIn(db, backupOf([there]))).rejects.toThrow('in the middle');
  expect(await dump(db)).toBe(before);
});

test('a store that a newer version has written to takes no backup', async () => {
  const db = await phone();
  await db.device.put({ key: 'schema', value: SCHEMA_VERSION + 1 });
  await expect(takeIn(db, backupOf([there]))).rejects.toThrow(NewerDatabase);
  expect(await db.events.count()).toBe(0);
});

test('an import is one write that asks for strict durability', async () => {
  // Dexie keeps the function of the database it opened, so the watch must stand before that.
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const db = await phone([here]);
  await gameModule('cardcassonne');
  transactions.mockClear();
  await takeIn(db, backupOf([there, begun.map((row) => ({ ...row, id: `m-${row.id}`, sessionId: 'monday' }))]));
  const writes = transactions.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options?.durability)).toEqual(['strict']);
});
