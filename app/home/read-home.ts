import { countBinned } from '@/lib/db/bin';
import type { TallystickDatabase } from '@/lib/db/database';
import { openTable, recentTables } from '@/lib/db/tables';
import type { TableRow } from '@/lib/sessions/table';

/** What the start page shows of the tables on this phone. */
export type HomeTables = {
  /** The newest open table. */
  resume: TableRow | null;
  /** The others, newest first. */
  earlier: TableRow[];
  /** Whether there are earlier ones still. */
  more: boolean;
  /** How many tables lie in the bin. */
  binned: number;
};

/** Reads at most `limit` earlier tables, and one more to know whether there are more: never all of them. */
export async function readHome(db: TallystickDatabase, limit: number): Promise<HomeTables> {
  const resume = await openTable(db);
  const rows = await recentTables(db, limit + 1, resume?.id);
  return { resume, earlier: rows.slice(0, limit), more: rows.length > limit, binned: await countBinned(db) };
}
