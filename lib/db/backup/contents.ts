import type { AnyStore } from '../as-it-is';
import type { Backup } from './format';

/** What somebody should know of a backup before handing it on. `open`: of how many tables the chests are still secret. */
export type Contents = { tables: number; open: number };

/** What a backup that was just made on this phone holds. */
export async function contentsOf(db: AnyStore, { tables }: Backup): Promise<Contents> {
  const ids = tables.map(({ id }) => id);
  const [listed, binned] = await Promise.all([db.tableRows.bulkGet(ids), db.bin.bulkGet(ids)]);
  const rows = [...listed, ...binned.map((table) => table?.row)];
  return { tables: tables.length, open: rows.filter((row) => row?.state === 'open').length };
}
