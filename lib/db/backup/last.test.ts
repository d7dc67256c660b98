import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { TallystickDatabase } from '../database';
import { backupDue, lastBackup, quietReminder, rememberBackup } from './last';
import { claim, start, written } from './testing/logs';
import { phone } from './testing/phones';

const DAY = 24 * 60 * 60 * 1000;
const sunday = written([start('sunday')], 'e1', claim('ana', 1, 3));
/** When the table last changed. */
const PLAYED = 1001;

const onDay = (db: TallystickDatabase, day: number) => backupDue(db, PLAYED + day * DAY);

test('a phone without a backup is spoken to 14 days after its first table, not before', async () => {
  const db = await phone([sunday]);
  expect(await lastBackup(db)).toEqual({ at: null, changed: 1 });
  expect(await onDay(db, 13.9)).toBe(null);
  expect(await onDay(db, 14)).toEqual({ at: null, changed: 1 });
});

test('a phone without tables, or without changes since the last backup, is left in peace', async () => {
  expect(await onDay(await phone(), 99)).toBe(null);
  const db = await phone([sunday]);
  await rememberBackup(db, PLAYED + 1);
  expect(await lastBackup(db)).toEqual({ at: PLAYED + 1, changed: 0 });
  expect(await onDay(db, 99)).toBe(null);
});

test('a table that changed after the last backup is spoken of once that is 14 days old', async () => {
  const db = await phone([sunday]);
  await rememberBackup(db, PLAYED - 1);
  expect(await onDay(db, 13)).toBe(null);
  expect(await onDay(db, 14)).toEqual({ at: PLAYED - 1, changed: 1 });
});

test('told to be quiet, the reminder is for 14 days', async () => {
  const db = await phone([sunday]);
  await quietReminder(db, PLAYED + 20 * DAY);
  expect(await onDay(db, 33.9)).toBe(null);
  expect(await onDay(db, 34)).toEqual({ at: null, changed: 1 });
});

test('in the middle of a game nothing is said', async () => {
  const monday = [{ ...start('monday'), at: PLAYED + 20 * DAY }];
  const db = await phone([sunday, monday]);
  expect(await onDay(db, 20.4)).toBe(null);
  expect(await onDay(db, 20.6)).toEqual({ at: null, changed: 2 });
});
