import type { LogRow } from '../../sessions/histories';
import type { Sealed } from '../../sessions/sealed';
import type { AnyStore } from '../as-it-is';
import type { TallystickDatabase } from '../database';
import { readRows } from '../log';
import { scoringCardIn } from '../scoring-card';
import { type Backup, FORMAT, type SavedSecret, type SavedTable, VERSION } from './format';
import { byTable } from './here';

/** Everything on this phone, as it is at one moment, of a store of any version. `at`: milliseconds since 1970. */
export function backUpEverything(db: AnyStore, at: number): Promise<Backup> {
  return db.transaction('r', db.tables, async () => {
    const logs = byTable(await db.events.toArray());
    const deleted = new Map((await db.bin.toArray()).map(({ id, at }) => [id, at]));
    const secrets = secretsByTable((await db.sealed?.toArray()) ?? []);
    const tables = [...logs].map(([id, log]) => saved(id, log, deleted.get(id), secrets.get(id)));
    return { ...head(at), tables, people: await db.people.toArray(), scoringCard: await scoringCardIn(db) };
  });
}

/**
 * One table, with what the phone knows of the people at it; null for a table that is not here. `at`: milliseconds since
 * 1970.
 */
export function backUpTable(db: TallystickDatabase, id: string, at: number): Promise<Backup | null> {
  return db.transaction('r', [db.events, db.sealed, db.bin, db.people], async () => {
    const log = (await readRows(db, id)) as LogRow[];
    if (log.length === 0) return null;
    const people = await db.people.where('id').anyOf(playersIn(log)).toArray();
    const secrets = secretsByTable(await db.sealed.where('sessionId').equals(id).toArray());
    const table = saved(id, log, (await db.bin.get(id))?.at, secrets.get(id));
    return { ...head(at), tables: [table], people, scoringCard: {} };
  });
}

function playersIn(log: readonly LogRow[]): string[] {
  const seats = log.flatMap((row): unknown[] => (Array.isArray(row.seats) ? row.seats : []));
  return seats.map((seat) => String((seat as { player?: unknown } | null)?.player));
}

function head(at: number): Pick<Backup, 'format' | 'version' | 'made'> {
  return { format: FORMAT, version: VERSION, made: new Date(at).toISOString() };
}

function saved(id: string, log: LogRow[], deletedAt?: number, sealed?: SavedSecret[]): SavedTable {
  return { id, ...(deletedAt === undefined ? {} : { deletedAt }), ...(sealed === undefined ? {} : { sealed }), log };
}

function secretsByTable(sealed: readonly Sealed[]): Map<string, SavedSecret[]> {
  const secrets = new Map<string, SavedSecret[]>();
  for (const { event, sessionId, secret } of sealed)
    secrets.set(sessionId, [...(secrets.get(sessionId) ?? []), { event, secret }]);
  return secrets;
}
