import { hidesAnything } from '../../rules/registry';
import type { TableRow } from '../../sessions/table';
import type { AnyStore } from '../as-it-is';
import type { Backup } from './format';

/** What somebody should know of a backup before handing it on. `open`: at how many tables chests or hands are still secret. */
export type Contents = { tables: number; open: number };

/** What a backup that was just made on this phone holds. */
export async function contentsOf(db: AnyStore, { tables }: Backup): Promise<Contents> {
  const ids = tables.map(({ id }) => id);
  const [listed, binned] = await Promise.all([db.tableRows.bulkGet(ids), db.bin.bulkGet(ids)]);
  const rows = [...listed, ...binned.map((table) => table?.row)];
  return { tables: tables.length, open: rows.filter((row) => row && isSecret(row)).length };
}

const isSecret = ({ state, game, addOns = {} }: TableRow): boolean =>
  state === 'open' && hidesAnything([game, ...Object.keys(addOns)]);
