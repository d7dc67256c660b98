import { Dexie } from 'dexie';
import type { SessionEvent } from '../sessions/events';
import type { Sealed } from '../sessions/sealed';
import type { TableRow } from '../sessions/table';
import type { TallystickDatabase } from './database';
import { write } from './write';

/** All stored rows of one table's log from `from` on, in order, as they were stored. */
export function readRows(db: TallystickDatabase, sessionId: string, from = 0): Promise<unknown[]> {
  return db.events.where('[sessionId+seq]').between([sessionId, from], [sessionId, Dexie.maxKey]).toArray();
}

/**
 * Appends one event, what it leaves secret, and the table's row in one transaction, durably. Rejects with a ConstraintError when another tab
 * took that place in the log first: nothing is written, and the caller reads the log again and decides anew. A table in
 * the bin comes back with its new entry; one that was erased for good takes none (ErasedTable).
 */
export async function append(
  db: TallystickDatabase,
  event: SessionEvent,
  row: TableRow,
  sealed: Sealed | null = null,
): Promise<void> {
  await write(db, [db.events, db.tableRows, db.bin, db.sealed], async () => {
    await assertNotErased(db, event);
    await addOnce(db, event);
    if (sealed !== null) await db.sealed.put(sealed);
    await db.bin.delete(event.sessionId);
    await db.tableRows.put(row);
  });
}

/** Thrown where a table was erased while a screen still showed it: its log would have no beginning. */
export class ErasedTable extends Error {
  override name = 'ErasedTable';
}

async function assertNotErased(db: TallystickDatabase, { sessionId, seq }: SessionEvent): Promise<void> {
  if (seq > 0 && !(await db.events.get([sessionId, seq - 1]))) throw new ErasedTable();
}

/** The event may be there already: with the connection that was lost under the first try went the news that it was done. */
async function addOnce(db: TallystickDatabase, event: SessionEvent): Promise<void> {
  const there = await db.events.get([event.sessionId, event.seq]);
  if (there?.id !== event.id) await db.events.add(event);
}

/** Whether a failed append means that another tab was first. */
export function isConflict(error: unknown): boolean {
  return error instanceof Dexie.DexieError && error.name === 'ConstraintError';
}
