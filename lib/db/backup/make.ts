import type { LogRow } from '../../sessions/histories';
import type { TallystickDatabase } from '../database';
import { readRows } from '../log';
import { knownScoringCard } from '../scoring-card';
import { type Backup, FORMAT, type SavedTable, VERSION } from './format';
import { byTable } from './here';

/** Everything on this phone, as it is at one moment. `at`: milliseconds since 1970. */
export function backUpEverything(db: TallystickDatabase, at: number): Promise<Backup> {
  return db.transaction('r', db.events, db.bin, db.people, db.device, async () => {
    const logs = byTable(await db.events.toArray());
    const deleted = new Map((await db.bin.toArray()).map(({ id, at }) => [id, at]));
    const tables = [...logs].map(([id, log]) => saved(id, log, deleted.get(id)));
    return { ...head(at), tables, people: await db.people.toArray(), scoringCard: await knownScoringCard(db) };
  });
}

/**
 * One table, with what the phone knows of the people at it; null for a table that is not here. `at`: milliseconds since
 * 1970.
 */
export function backUpTable(db: TallystickDatabase, id: string, at: number): Promise<Backup | null> {
  return db.transaction('r', db.events, db.bin, db.people, async () => {
    const log = (await readRows(db, id)) as LogRow[];
    if (log.length === 0) return null;
    const people = await db.people.where('id').anyOf(playersIn(log)).toArray();
    return { ...head(at), tables: [saved(id, log, (await db.bin.get(id))?.at)], people, scoringCard: {} };
  });
}

function playersIn(log: readonly LogRow[]): string[] {
  const seats = log.flatMap((row): unknown[] => (Array.isArray(row.seats) ? row.seats : []));
  return seats.map((seat) => String((seat as { player?: unknown } | null)?.player));
}

function head(at: number): Pick<Backup, 'format' | 'version' | 'made'> {
  return { format: FORMAT, version: VERSION, made: new Date(at).toISOString() };
}

function saved(id: string, log: LogRow[], deletedAt: number | undefined): SavedTable {
  return deletedAt === undefined ? { id, log } : { id, deletedAt, log };
}
