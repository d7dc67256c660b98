import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readLog } from '../../sessions/read-log';
import type { TallystickDatabase } from '../database';
import { readRows } from '../log';
import { rebuiltRow } from '../rebuild';
import type { Backup } from './format';
import { type Here, readHere } from './here';
import type { Planned } from './import-plan';
import { gamesOf, plan } from './plan';
import { readBackup } from './read';
import { claim, start, written } from './testing/logs';
import { manglings } from './testing/mangling';
import { backupOf, dump, logsOn, phone, takeIn } from './testing/phones';
import { backupText } from './text';

const SEED = 20261130;
const RUNS = 10_200;

const begun = written([start('sunday')], 'e1', claim('ana', 1, 3));
const here = written(begun, 'h2', claim('bob', 1, 2));
const there = written(written(begun, 't2', { type: 'amended', target: 'e1', fact: claim('ana', 1, 1).fact }), 't3', {
  type: 'undone',
  target: 't2',
});
const monday = written([start('monday')], 'm1', claim('bob', 1, 1));
const people = [{ id: 'ana', name: 'Ana', colour: 'red' as const, lastPlayed: 4 }];
const sound: Backup = {
  ...backupOf([there, monday], people),
  tables: [
    { id: 'sunday', log: there },
    { id: 'monday', deletedAt: 3000, log: monday },
  ],
  scoringCard: { 3: 9 },
};
const BYTES = new TextEncoder().encode(backupText(sound));
const CODES = 'too-large not-read truncated not-json too-deep polluting foreign newer malformed doubled'.split(' ');
const IDS = ['e1', 'h2', 't2', 'm1', 'sunday', 'sunday-0', 'monday', 'ana', 'nobody', '__proto__', 'e1~0123456789abc'];

const choices = { back: new Set<string>(), at: 5000 };

test(`${RUNS} mangled backups are each refused, or yield a plan, and not a byte of the store changes (seed ${SEED})`, async () => {
  const db = await phone([here]);
  const before = await dump(db);
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const shared = Object.getOwnPropertyNames(Object.prototype);
  const ended: Record<string, number> = {};
  const known = await readHere(db, sound);
  await fc.assert(
    fc.asyncProperty(manglings(IDS), async (mangle) => {
      const read = await readBackup(new Blob([mangle(BYTES)]));
      const end = 'refused' in read ? read.refused : 'planned';
      ended[end] = (ended[end] ?? 0) + 1;
      if ('refused' in read) expect(CODES).toContain(read.refused);
      else expectValid(plan(read, known, await gamesOf(read), choices), read, known);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(transactions.mock.calls.filter(([, mode]) => mode === 'readwrite')).toEqual([]);
  expect(await dump(db)).toBe(before);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(shared);
  for (const code of [
    'planned',
    'truncated',
    'not-json',
    'too-deep',
    'polluting',
    'foreign',
    'newer',
    'malformed',
    'doubled',
  ])
    expect(ended[code], code).toBeGreaterThan(10);
});

/** A plan speaks of every table of the backup, and what it would write keeps every row that is here. */
function expectValid({ plan: { tables }, writes }: Planned, backup: Backup, { histories }: Here): void {
  expect(tables.map(({ id }) => id).sort()).toEqual(backup.tables.map(({ id }) => id).sort());
  const places = new Set([...histories.values()].flat().flatMap(({ rows }) => rows.map(placeOf)));
  for (const { id, rows, row } of writes) {
    expect(row.id).toBe(id);
    for (const written of rows) {
      expect(written.sessionId).toBe(id);
      expect(places.has(placeOf(written))).toBe(false);
      places.add(placeOf(written));
    }
  }
}

const placeOf = ({ sessionId, seq }: { sessionId: string; seq: number }) => JSON.stringify([sessionId, seq]);

test(`what a mangled backup still brings in harms nothing, and comes in once (seed ${SEED})`, async () => {
  let brought = 0;
  await fc.assert(
    fc.asyncProperty(manglings(IDS), async (mangle) => {
      const read = await readBackup(new Blob([mangle(BYTES)]));
      if ('refused' in read) return;
      const db = await phone([here]);
      await takeIn(db, read);
      brought += 1;
      expect(await readRows(db, 'sunday')).toEqual(expect.arrayContaining(here));
      await expectWhole(db);
      const after = await dump(db);
      await takeIn(db, read);
      expect(await dump(db)).toBe(after);
      await db.delete();
    }),
    { seed: SEED + 1, numRuns: 250 },
  );
  expect(brought).toBeGreaterThan(30);
});

/** Every table in a list is there with a log that tells it. */
async function expectWhole(db: TallystickDatabase): Promise<void> {
  const rows = [...(await db.tableRows.toArray()), ...(await db.bin.toArray()).map(({ row }) => row)];
  for (const row of rows) expect(row).toEqual(await rebuiltRow(db, row.id));
  for (const [, log] of await logsOn(db)) expect(readLog(log).log.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set((await logsOn(db)).keys()));
}
