import { onceMore } from './connection';
import type { BinnedTable, TallystickDatabase } from './database';
import { write } from './write';

/** How long a deleted table can be brought back. */
export const DAYS_KEPT = 30;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes a table: it leaves every list and waits in the bin. Its log and its drafts stay as they are. `at`:
 * milliseconds since 1970. A table that is not here is left alone.
 */
export async function binTable(db: TallystickDatabase, id: string, at: number): Promise<void> {
  await write(db, [db.tableRows, db.bin], async () => {
    const row = await db.tableRows.get(id);
    if (!row) return;
    await db.bin.put({ id, at, row });
    await db.tableRows.delete(id);
  });
}

/** Brings a table back to where it stood in the lists. One that is back already, or gone, is left alone. */
export async function bringBack(db: TallystickDatabase, id: string): Promise<void> {
  await write(db, [db.tableRows, db.bin], async () => {
    const binned = await db.bin.get(id);
    if (!binned) return;
    await db.tableRows.put(binned.row);
    await db.bin.delete(id);
  });
}

/** A table in the bin, or undefined. */
export async function binnedTable(db: TallystickDatabase, id: string): Promise<BinnedTable | undefined> {
  return onceMore(db, () => db.bin.get(id));
}

/** The tables in the bin, the last deleted first, at most `limit`. */
export function binnedTables(db: TallystickDatabase, limit: number): Promise<BinnedTable[]> {
  return db.bin.orderBy('at').reverse().limit(limit).toArray();
}

/** How many tables lie in the bin. */
export function countBinned(db: TallystickDatabase): Promise<number> {
  return db.bin.count();
}

/** How many days are left, at least 0, until a table deleted at `at` is erased. Both times in ms since 1970. */
export function daysLeft(at: number, now: number): number {
  return Math.max(0, Math.ceil((at + DAYS_KEPT * DAY - now) / DAY));
}

/** Erases for good what has lain in the bin for 30 days. `now`: milliseconds since 1970. */
export async function purgeBin(db: TallystickDatabase, now: number): Promise<void> {
  const due = () =>
    db.bin
      .where('at')
      .belowOrEqual(now - DAYS_KEPT * DAY)
      .primaryKeys();
  // Looked at first without a lock: on most days there is nothing to erase.
  if ((await onceMore(db, due)).length > 0) await erase(db, due);
}

/** Erases for good whatever lies in the bin. Resolves to how many tables that were. */
export function emptyBin(db: TallystickDatabase): Promise<number> {
  return erase(db, () => db.bin.toCollection().primaryKeys());
}

/** Log, secrets, drafts and row go in one transaction, so that no table is ever erased by half. */
async function erase(db: TallystickDatabase, which: () => PromiseLike<string[]>): Promise<number> {
  return write(db, [db.events, db.sealed, db.drafts, db.bin], async () => {
    const ids = await which();
    for (const id of ids)
      await db.events.where('[sessionId+seq]').between([id, 0], [id, Number.POSITIVE_INFINITY]).delete();
    await db.sealed.where('sessionId').anyOf(ids).delete();
    await db.drafts.where('table').anyOf(ids).delete();
    await db.bin.bulkDelete(ids);
    return ids.length;
  });
}
