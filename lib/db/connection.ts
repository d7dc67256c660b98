import { Dexie, type PromiseExtended } from 'dexie';
import { NewerDatabase, type TallystickDatabase } from './database';
import { isLost } from './failure';

/**
 * Asks the store for something, and once more on a new connection where the one it had was lost. Rejects with the second
 * failure, or with NewerDatabase where a newer Tallystick has taken the store over.
 *
 * It chains promises of Dexie's own and awaits nothing: a live query follows those, and would lose sight of the second
 * try. Inside a transaction it asks once: that is done once more as a whole.
 */
export function onceMore<T>(db: TallystickDatabase, ask: () => PromiseLike<T>): PromiseExtended<T> {
  const connection = db.backendDB();
  const asked = Dexie.Promise.resolve().then(ask);
  if (Dexie.currentTransaction) return asked;
  return asked.catch((error: unknown) => {
    if (!isLost(error)) throw error;
    if (db.outdated) throw new NewerDatabase();
    return renewed(db, connection).then(ask);
  });
}

/** The database on another connection than the lost one. Who lost the same one may have renewed it already. */
function renewed(db: TallystickDatabase, lost: IDBDatabase | null): PromiseExtended<unknown> {
  if (!db.isOpen() || db.backendDB() === lost) db.close({ disableAutoOpen: false });
  return db.open().catch((error: Error) => {
    if (isLost(error)) db.tell('lost');
    // Live queries keep silent about a closed database; this name they pass on.
    throw new Dexie.OpenFailedError(error);
  });
}
