import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackupText } from './read';
import { phone, takeIn } from './testing/phones';
import { backupText } from './text';

/** A backup as version 1 wrote it. It is never edited: somebody has one like it. */
const text = readFileSync(join(import.meta.dirname, 'golden/backup-v1.txt'), 'utf8');

function read() {
  const backup = readBackupText(text);
  if ('refused' in backup) throw new Error(backup.refused);
  return backup;
}

test('the frozen backup is read, and what is written today looks like it', () => {
  expect(backupText(read())).toBe(text);
});

test('the frozen backup still brings in the same tables', async () => {
  const db = await phone();
  const plan = await takeIn(db, read(), [], 1764500000001);
  expect(plan.tables.map(({ id, how, adds, bin }) => [id, how, adds, bin])).toEqual([
    ['table-1', 'new', 15, false],
    ['table-2', 'new', 1, true],
    ['table-1~0a1b2c3d4e5f6', 'different', 1, false],
  ]);
  const rows = await db.tableRows.toArray();
  expect(rows.map(({ id, state, summary }) => [id, state, summary?.players.map(({ points }) => points)])).toEqual([
    ['table-1', 'finished', [15, 37]],
    ['table-1~0a1b2c3d4e5f6', 'open', [15, 16]],
  ]);
});
