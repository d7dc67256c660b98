import type { GameModule } from '../rules/module';
import { gameModule } from '../rules/registry';
import { readLog } from '../sessions/read-log';
import { replay } from '../sessions/replay';
import { readTable, type TableRow, tableRow } from '../sessions/table';
import type { TallystickDatabase } from './database';
import { readRows } from './log';

/** The row that a table's stored log amounts to. Null: no start that this version can read. */
export async function rebuiltRow(db: TallystickDatabase, id: string): Promise<TableRow | null> {
  const rows = await readRows(db, id);
  return rowOf(id, rows, await moduleOf(rows));
}

/** The rules of the game, and of its add-ons, that stored rows are about; null where this version does not know them. */
export async function moduleOf(rows: readonly unknown[]): Promise<GameModule | null> {
  const start = readLog(rows).log.find((event) => event.type === 'started');
  return start ? gameModule(start.game, Object.keys(start.addOns ?? {})) : null;
}

/** The row of a table whose game is loaded. Null: no start that this version can read, or no such game. */
export function rowOf(id: string, rows: readonly unknown[], game: GameModule | null): TableRow | null {
  const { log, unreadable } = readLog(rows);
  return game && tableRow(game, readTable(game, replay(id, log, unreadable)));
}
