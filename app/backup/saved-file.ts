import { type AnyStore, askAsItIs } from '@/lib/db/as-it-is';
import { type Contents, contentsOf } from '@/lib/db/backup/contents';
import type { Backup } from '@/lib/db/backup/format';
import { backUpEverything, backUpTable } from '@/lib/db/backup/make';
import { backupText } from '@/lib/db/backup/text';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dayOf, plainName } from './file-name';

/** A backup ready to be handed over. `made`: when, in milliseconds since 1970. */
export type SavedFile = Contents & { backup: Backup; file: File; made: number };

/** Everything on this phone as a file, named by the day. */
export async function fileOfEverything(store: AnyStore = database()): Promise<SavedFile> {
  const made = now();
  return saved(store, await backUpEverything(store, made), `tallystick-${dayOf(made)}.json`, made);
}

/** The same of a store that is not to be lifted yet. */
export function fileAsItIs(): Promise<SavedFile> {
  return askAsItIs(fileOfEverything);
}

/** One table as a file, named by the table and the day. Rejects for a table that is not here any more. */
export async function fileOfTable(id: string, name: string): Promise<SavedFile> {
  const made = now();
  const backup = await backUpTable(database(), id, made);
  if (!backup) throw new DOMException('No such table', 'NotFoundError');
  return saved(database(), backup, `tallystick-${plainName(name)}-${dayOf(made)}.json`, made);
}

async function saved(store: AnyStore, backup: Backup, name: string, made: number): Promise<SavedFile> {
  const file = new File([backupText(backup)], name, { type: 'application/json', lastModified: made });
  return { backup, file, made, ...(await contentsOf(store, backup)) };
}
