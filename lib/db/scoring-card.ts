import type { AnyStore } from './as-it-is';
import { onceMore } from './connection';
import type { DeviceFact, TallystickDatabase } from './database';
import { write } from './write';

const KEY = 'cardcassonne.scoring-card';

/** What this phone knows of the printed animal progression: count to points. The seed of later tables. */
export async function knownScoringCard(db: TallystickDatabase): Promise<Record<string, number>> {
  return valuesOf(await onceMore(db, () => db.device.get(KEY)));
}

/** The same of a store of any version. */
export async function scoringCardIn({ device }: AnyStore): Promise<Record<string, number>> {
  return valuesOf(await device.get(KEY));
}

function valuesOf(row: DeviceFact | undefined): Record<string, number> {
  return { ...(row?.value as Record<string, number> | undefined) };
}

/** Adds values copied from the printed card; a later value for the same count replaces the earlier. */
export async function learnScoringCard(db: TallystickDatabase, values: Record<string, number>): Promise<void> {
  await write(db, [], async () => {
    await db.device.put({ key: KEY, value: { ...(await knownScoringCard(db)), ...values } });
  });
}
