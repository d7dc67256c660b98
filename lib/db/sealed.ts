import type { Sealed } from '../sessions/sealed';
import { onceMore } from './connection';
import type { TallystickDatabase } from './database';

/** All that is kept secret at a table, of events that were taken back too, in no order. */
export function sealedAt(db: TallystickDatabase, table: string): PromiseLike<Sealed[]> {
  return onceMore(db, () => db.sealed.where('sessionId').equals(table).toArray());
}
