import { Dexie, type EntityTable, type Table } from 'dexie';
import type { PlayerColour, SessionEvent } from '../sessions/events';
import type { TableRow } from '../sessions/table';

/**
 * 2026-11-29: our own number for the shape of the store. Dexie lets older code open a newer database without a word, and
 * a closed old tab reopens it on its next query; so the number stands in a row of its own and is read before any write.
 */
export const SCHEMA_VERSION = 1;

/** Somebody who has sat at a table on this phone. `lastPlayed`: milliseconds since 1970. */
export type Person = { id: string; name: string; colour: PlayerColour; lastPlayed: number };

/** Something half entered, kept apart from the log. `at`: milliseconds since 1970. */
export type Draft = { key: string; table: string; at: number; content: unknown };

/** One value of this phone, by name. */
export type DeviceFact = { key: string; value: unknown };

/** A deleted table, with the row that stood in the lists. Its log stays where it is. `at`: when, in ms since 1970. */
export type BinnedTable = { id: string; at: number; row: TableRow };

export class TallystickDatabase extends Dexie {
  declare events: Table<SessionEvent, [string, number]>;
  declare tableRows: EntityTable<TableRow, 'id'>;
  declare people: EntityTable<Person, 'id'>;
  declare bin: EntityTable<BinnedTable, 'id'>;
  declare drafts: EntityTable<Draft, 'key'>;
  declare device: EntityTable<DeviceFact, 'key'>;

  constructor(name = 'tallystick') {
    // Strict: an entry shown as saved has reached the disk, not only the browser's memory.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      events: '[sessionId+seq], &id',
      tableRows: 'id, changedAt, [state+changedAt]',
      bin: 'id, at',
      people: 'id, lastPlayed',
      drafts: 'key, table',
      device: 'key',
    });
    this.on('populate', () => this.device.add({ key: 'schema', value: SCHEMA_VERSION }));
  }
}

let shared: TallystickDatabase | null = null;

/** The database of this phone. */
export function database(): TallystickDatabase {
  shared ??= new TallystickDatabase();
  askAgain(shared);
  return shared;
}

/** Opens a database anew that could not be opened; whatever is asked of it next waits for that. Dexie would not. */
export function askAgain(db: TallystickDatabase): void {
  if (db.hasFailed()) db.open().catch(() => undefined);
}

/** Whether this browser has such databases at all. Where it has none, Dexie's live queries wait in silence. */
export function hasDatabases(): boolean {
  return Boolean(Dexie.dependencies.indexedDB);
}

/** Thrown where a newer Tallystick has written to this database: this tab must be reloaded before it may write. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** Refuses (NewerDatabase) to go on in a database that a newer version wrote to. Call inside the transaction. */
export async function assertOurSchema(db: TallystickDatabase): Promise<void> {
  const row = await db.device.get('schema');
  if (typeof row?.value === 'number' && row.value > SCHEMA_VERSION) throw new NewerDatabase();
}
