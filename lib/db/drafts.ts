import { onceMore } from './connection';
import type { TallystickDatabase } from './database';
import { write } from './write';

/** What was half entered under that key, or undefined. */
export async function readDraft(db: TallystickDatabase, key: string): Promise<unknown> {
  return (await onceMore(db, () => db.drafts.get(key)))?.content;
}

/** Keeps what is half entered, so that it survives closing the app. `at`: milliseconds since 1970. */
export async function keepDraft(db: TallystickDatabase, table: string, key: string, content: unknown, at: number) {
  await write(db, [db.drafts], () => db.drafts.put({ key, table, at, content }));
}

/**
 * Forgets a draft once its entry is in the log. `content`: what was entered; what another window keeps under the same
 * key is not forgotten with it.
 */
export async function dropDraft(db: TallystickDatabase, key: string, content: unknown): Promise<void> {
  const same = (kept: unknown) => JSON.stringify(kept) === JSON.stringify(content);
  await write(db, [db.drafts], () =>
    db.drafts
      .where('key')
      .equals(key)
      .filter((kept) => same(kept.content))
      .delete(),
  );
}

/** The keys of all drafts of a table. */
export function draftKeys(db: TallystickDatabase, table: string): Promise<string[]> {
  return db.drafts.where('table').equals(table).primaryKeys();
}
