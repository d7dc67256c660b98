import { gameModule } from '../rules/registry';
import { readLog } from '../sessions/read-log';
import { replay } from '../sessions/replay';
import { readTable, type TableRow, tableRow } from '../sessions/table';
import type { TallystickDatabase } from './database';
import { readRows } from './log';

/** The row that a table's stored log amounts to. Null: no start that this version can read. */
export async function rebuiltRow(db: TallystickDatabase, id: string): Promise<TableRow | null> {
  const { log, unreadable } = readLog(await readRows(db, id));
  const session = replay(id, log, unreadable);
  const game = session.started && (await gameModule(session.started.game));
  return game ? tableRow(game, readTable(game, session)) : null;
}
