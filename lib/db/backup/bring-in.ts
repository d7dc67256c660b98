import type { TallystickDatabase } from '../database';
import { learnScoringCard } from '../scoring-card';
import { write } from '../write';
import type { Backup } from './format';
import type { Choices, ImportPlan, TableWrite } from './import-plan';
import { gamesOf, planIn } from './plan';

/** How an import ended: done as it was shown, or not begun because the phone changed meanwhile and it would do otherwise. */
export type BroughtIn = { outcome: 'done' | 'changed-meanwhile'; plan: ImportPlan };

/**
 * Carries out the import of a backup as `shown`: all of it or nothing, durably, nothing here replaced or deleted.
 * Rejects, with nothing written, when the database refuses (NewerDatabase among them).
 */
export async function bringIn(
  db: TallystickDatabase,
  backup: Backup,
  choices: Choices,
  shown: ImportPlan,
): Promise<BroughtIn> {
  const games = await gamesOf(backup);
  return write(db, [db.events, db.sealed, db.tableRows, db.bin, db.people], async (): Promise<BroughtIn> => {
    const { plan, writes, people, values } = await planIn(db, backup, games, choices);
    if (JSON.stringify(plan) !== JSON.stringify(shown)) return { outcome: 'changed-meanwhile', plan };
    for (const table of writes) await bringInTable(db, table);
    await db.people.bulkAdd(people);
    if (Object.keys(values).length > 0) await learnScoringCard(db, values);
    return { outcome: 'done', plan };
  });
}

async function bringInTable(db: TallystickDatabase, { id, rows, sealed, row, deletedAt }: TableWrite): Promise<void> {
  await db.events.bulkAdd(rows as never[]);
  await db.sealed.bulkPut(sealed);
  if (deletedAt !== null) {
    await db.bin.put({ id, at: deletedAt, row });
    return;
  }
  await db.bin.delete(id);
  await db.tableRows.put(row);
}
