import type { PromiseExtended, Table } from 'dexie';
import { onceMore } from './connection';
import { assertOurSchema, type TallystickDatabase } from './database';

/**
 * Writes in one transaction over these tables: all of it, on the disk, or nothing. Where the connection is lost under it
 * the deed is done once more, so it must come to the same if it was done before. Refuses (NewerDatabase) in a store that
 * a newer Tallystick has written to. Inside another write it is part of that one.
 */
export function write<T>(
  db: TallystickDatabase,
  // biome-ignore lint/suspicious/noExplicitAny: the transaction takes tables of any shape
  tables: readonly Table<any, any>[],
  deed: () => PromiseLike<T>,
): PromiseExtended<T> {
  const transaction = () =>
    db.transaction('rw', [...tables, db.device], async () => {
      await assertOurSchema(db);
      return deed();
    });
  return onceMore(db, transaction);
}
