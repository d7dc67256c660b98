import { onceMore } from './connection';
import type { TallystickDatabase } from './database';
import { settled, wish } from './newest-wish';
import { write } from './write';

/** What was half entered under that key, or undefined. What is still being kept or forgotten is waited for. */
export async function readDraft(db: TallystickDatabase, key: string): Promise<unknown> {
  await settled(key);
  return (await onceMore(db, () => db.drafts.get(key)))?.content;
}

/**
 * Keeps what is half entered, so that it survives closing the app. `at`: milliseconds since 1970. Of what comes up while
 * an earlier version is being written only the newest is; all of them resolve, or reject, with that.
 */
export function keepDraft(db: TallystickDatabase, table: string, key: string, content: unknown, at: number) {
  return wish(key, () => write(db, [db.drafts], () => db.drafts.put({ key, table, at, content })));
}

/** Forgets a draft once its entry is in the log; one that is still being written is forgotten after that. */
export function dropDraft(db: TallystickDatabase, key: string): Promise<void> {
  return wish(key, () => write(db, [db.drafts], () => db.drafts.delete(key)));
}

/** The keys of all drafts of a table. */
export function draftKeys(db: TallystickDatabase, table: string): Promise<string[]> {
  return db.drafts.where('table').equals(table).primaryKeys();
}
