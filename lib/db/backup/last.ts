import type { TallystickDatabase } from '../database';
import { write } from '../write';

/** After how many days without a backup the start page speaks of it, and how long it is quiet once told to be. */
export const REMIND_AFTER = 14;

/**
 * 2026-11-30: while an open table had an entry within so many hours, nobody is asked to think of backups: an evening is
 * longer than the pauses in it, and the next day it is over.
 */
const PLAYING = 12;

const HOUR = 60 * 60 * 1000;
const LAST = 'last-backup';
const QUIET = 'reminder-quiet';

/** When everything was last backed up (null: never), and how many tables changed since. Times in ms since 1970. */
export type LastBackup = { at: number | null; changed: number };

/** Remembers that everything was backed up. */
export async function rememberBackup(db: TallystickDatabase, at: number): Promise<void> {
  await write(db, [], () => db.device.put({ key: LAST, value: at }));
}

/** Keeps the reminder quiet for a while. */
export async function quietReminder(db: TallystickDatabase, at: number): Promise<void> {
  await write(db, [], () => db.device.put({ key: QUIET, value: at }));
}

/** When everything on this phone was last backed up, and what changed since. */
export async function lastBackup(db: TallystickDatabase): Promise<LastBackup> {
  const at = await timeOf(db, LAST);
  return { at, changed: await changedSince(db, at ?? Number.NEGATIVE_INFINITY) };
}

/**
 * The last backup, if it is time to speak of it: it is older than 14 days (the first table is, if there was none yet),
 * a table changed since, nobody asked for quiet within 14 days, and no game is going on. Null otherwise.
 */
export async function backupDue(db: TallystickDatabase, now: number): Promise<LastBackup | null> {
  const [last, quiet] = [await timeOf(db, LAST), await timeOf(db, QUIET)];
  const since = last ?? (await db.tableRows.orderBy('changedAt').first())?.changedAt;
  const old = now - REMIND_AFTER * 24 * HOUR;
  if (since === undefined || since > old || (quiet ?? 0) > old || (await isPlaying(db, now))) return null;
  const changed = await changedSince(db, last ?? Number.NEGATIVE_INFINITY);
  return changed > 0 ? { at: last, changed } : null;
}

async function isPlaying(db: TallystickDatabase, now: number): Promise<boolean> {
  const lately = db.tableRows.where('[state+changedAt]').above(['open', now - PLAYING * HOUR]);
  return (await lately.filter(({ state }) => state === 'open').first()) !== undefined;
}

function changedSince(db: TallystickDatabase, at: number): Promise<number> {
  return db.tableRows.where('changedAt').above(at).count();
}

async function timeOf(db: TallystickDatabase, key: string): Promise<number | null> {
  const value = (await db.device.get(key))?.value;
  return typeof value === 'number' ? value : null;
}
