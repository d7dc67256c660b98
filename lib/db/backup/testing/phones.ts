import { gameModule } from '../../../rules/registry';
import type { LogRow } from '../../../sessions/histories';
import { type Person, TallystickDatabase } from '../../database';
import { rowOf } from '../../rebuild';
import { bringIn } from '../bring-in';
import { type Backup, FORMAT, VERSION } from '../format';
import { byTable } from '../here';
import type { Choices, ImportPlan } from '../import-plan';
import { planImport } from '../plan';

let phones = 0;

/** A phone with these tables in its lists, or in its bin where they have a date there. */
export async function phone(logs: readonly LogRow[][] = [], deleted: Record<string, number> = {}) {
  phones += 1;
  const db = new TallystickDatabase(`phone-${phones}`);
  await db.device.put({ key: 'id', value: `phone-${phones}` });
  const game = await gameModule('cardcassonne');
  for (const log of logs) {
    await db.events.bulkAdd(log as never[]);
    const id = log[0]?.sessionId ?? '';
    const row = rowOf(id, log, game);
    const at = deleted[id];
    if (row) await (at === undefined ? db.tableRows.add(row) : db.bin.add({ id, at, row }));
  }
  return db;
}

/** Everything that a phone stores, in one text. */
export async function dump(db: TallystickDatabase): Promise<string> {
  const stores = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
  return JSON.stringify(stores);
}

/** The logs that a phone stores, by their tables. */
export async function logsOn(db: TallystickDatabase): Promise<Map<string, LogRow[]>> {
  return byTable(await db.events.toArray());
}

/** A backup of these logs, as a file would bring it. */
export function backupOf(logs: readonly LogRow[][], people: Person[] = []): Backup {
  const tables = logs.map((log) => ({ id: log[0]?.sessionId ?? '', log }));
  return { format: FORMAT, version: VERSION, made: '2026-11-30T20:00:00.000Z', tables, people, scoringCard: {} };
}

/** Shows what an import would do, and does it. */
export async function takeIn(
  db: TallystickDatabase,
  backup: Backup,
  back: string[] = [],
  at = 5000,
): Promise<ImportPlan> {
  const choices: Choices = { back: new Set(back), at };
  const shown = await planImport(db, backup, choices);
  const { outcome, plan } = await bringIn(db, backup, choices, shown);
  if (outcome !== 'done') throw new Error(outcome);
  return plan;
}
