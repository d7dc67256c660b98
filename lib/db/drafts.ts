import { onceMore } from './connection';
import type { Draft, TallystickDatabase } from './database';
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
  return wish(key, () => write(db, [db.drafts], () => db.drafts.put({ key, table, at, content, by: window() })));
}

/**
 * Forgets a draft once its entry is in the log; one that is still being written is forgotten after that. What another
 * window has kept under the same key meanwhile is not. `read`: what was found there, if this window wrote nothing.
 */
export function dropDraft(db: TallystickDatabase, key: string, read?: unknown): Promise<void> {
  const isOurs = ({ by, content }: Draft) => by === window() || JSON.stringify(content) === JSON.stringify(read);
  return wish(key, () => write(db, [db.drafts], () => db.drafts.where('key').equals(key).filter(isOurs).delete()));
}

/** Two windows of a phone never open at the same moment. */
const window = (): number => performance.timeOrigin;

/** The keys of all drafts of a table. */
export function draftKeys(db: TallystickDatabase, table: string): Promise<string[]> {
  return db.drafts.where('table').equals(table).primaryKeys();
}
