import { countBinned } from '@/lib/db/bin';
import type { TallystickDatabase } from '@/lib/db/database';
import { openTable, recentTables } from '@/lib/db/tables';
import { isStoreLost } from '@/lib/db/trace';
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
  /** Whether there are none because the store in which they were is gone. */
  lost: boolean;
};

/** Reads at most `limit` earlier tables, and two more to know whether there are more: never all of them. */
export async function readHome(db: TallystickDatabase, limit: number): Promise<HomeTables> {
  // Asked side by side: one after the other, each question costs the first list of a start its own way to the disk.
  const [resume, recent, binned] = await Promise.all([openTable(db), recentTables(db, limit + 2), countBinned(db)]);
  const lost = recent.length === 0 && (await isStoreLost(db));
  const rows = recent.filter(({ id }) => id !== resume?.id);
  return { resume, earlier: rows.slice(0, limit), more: rows.length > limit, binned, lost };
}
