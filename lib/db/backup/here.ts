import { Dexie } from 'dexie';
import { type LogRow, originOf } from '../../sessions/histories';
import type { Person, TallystickDatabase } from '../database';
import { knownScoringCard } from '../scoring-card';
import type { Backup } from './format';

/**
 * A history that is kept here: in the lists, in the bin, or in neither, which a log without a readable start is.
 * `sealed`: those of its events whose secrets are kept here.
 */
export type HistoryHere = {
  id: string;
  rows: LogRow[];
  where: 'lists' | 'bin' | 'nowhere';
  sealed: ReadonlySet<string>;
};

/** What this phone holds of what a backup is about. */
export type Here = {
  /** By the id that all histories of a table share. */
  histories: Map<string, HistoryHere[]>;
  people: Person[];
  scoringCard: Record<string, number>;
};

/** Reads what this phone holds of what a backup is about. Asks nothing but the database, so a transaction may call it. */
export async function readHere(db: TallystickDatabase, backup: Backup): Promise<Here> {
  const origins = [...new Set(backup.tables.map(({ id }) => originOf(id)))];
  const histories = new Map<string, HistoryHere[]>();
  for (const origin of origins) histories.set(origin, await historiesOf(db, origin));
  return { histories, people: await db.people.toArray(), scoringCard: await knownScoringCard(db) };
}

async function historiesOf(db: TallystickDatabase, origin: string): Promise<HistoryHere[]> {
  const rows = await db.events
    .where('[sessionId+seq]')
    .between([origin, Dexie.minKey], [`${origin}~\uffff`, Dexie.maxKey])
    .toArray();
  const logs = [...byTable(rows)].filter(([id]) => originOf(id) === origin);
  return Promise.all(
    logs.map(async ([id, log]) => ({ id, rows: log, where: await whereIs(db, id), sealed: await sealedOf(db, id) })),
  );
}

const sealedOf = async (db: TallystickDatabase, id: string) =>
  new Set(await db.sealed.where('sessionId').equals(id).primaryKeys());

async function whereIs(db: TallystickDatabase, id: string): Promise<HistoryHere['where']> {
  if (await db.tableRows.get(id)) return 'lists';
  return (await db.bin.get(id)) ? 'bin' : 'nowhere';
}

/** Stored rows by the table they belong to, in their order. Rows are as they were stored, whatever their type says. */
export function byTable(rows: readonly unknown[]): Map<string, LogRow[]> {
  const logs = new Map<string, LogRow[]>();
  for (const row of rows as LogRow[]) {
    const log = logs.get(row.sessionId);
    if (log) log.push(row);
    else logs.set(row.sessionId, [row]);
  }
  return logs;
}
