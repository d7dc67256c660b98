import { type Contents, contentsOf } from '@/lib/db/backup/contents';
import type { Backup } from '@/lib/db/backup/format';
import { backUpEverything, backUpTable } from '@/lib/db/backup/make';
import { backupText } from '@/lib/db/backup/text';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { plainName } from '../frame/hand-over';

/** A backup ready to be handed over. `made`: when, in milliseconds since 1970. */
export type SavedFile = Contents & { backup: Backup; file: File; made: number };

/** Everything on this phone as a file, named by the day. */
export async function fileOfEverything(): Promise<SavedFile> {
  const made = now();
  return saved(await backUpEverything(database(), made), `tallystick-${dayOf(made)}.json`, made);
}

/** One table as a file, named by the table and the day. Rejects for a table that is not here any more. */
export async function fileOfTable(id: string, name: string): Promise<SavedFile> {
  const made = now();
  const backup = await backUpTable(database(), id, made);
  if (!backup) throw new DOMException('No such table', 'NotFoundError');
  return saved(backup, `tallystick-${plainName(name)}-${dayOf(made)}.json`, made);
}

async function saved(backup: Backup, name: string, made: number): Promise<SavedFile> {
  const file = new File([backupText(backup)], name, { type: 'application/json', lastModified: made });
  return { backup, file, made, ...(await contentsOf(database(), backup)) };
}

/** The day in the order in which files sort: "2026-11-30". */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
