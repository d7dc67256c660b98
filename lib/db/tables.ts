import type { TableRow } from '../sessions/table';
import type { TallystickDatabase } from './database';

/** The newest open table, or null. */
export async function openTable(db: TallystickDatabase): Promise<TableRow | null> {
  const row = await byState(db, 'open').last();
  return row ?? null;
}

/** The newest tables first, at most `limit`. */
export function recentTables(db: TallystickDatabase, limit: number): Promise<TableRow[]> {
  return db.tableRows.orderBy('changedAt').reverse().limit(limit).toArray();
}

function byState(db: TallystickDatabase, state: TableRow['state']) {
  return db.tableRows.where('[state+changedAt]').between([state, 0], [state, Number.POSITIVE_INFINITY]);
}
