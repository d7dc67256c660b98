import { Dexie, type EntityTable, type Table } from 'dexie';
import type { PlayerColour, SessionEvent } from '../sessions/events';
import type { Sealed } from '../sessions/sealed';
import type { TableRow } from '../sessions/table';
import { lastOpened, rememberOpened } from './last-opened';
import { SCHEMA_VERSION, STORE_NAME } from './schema';
import { type Standing, stand } from './standing';

/** Somebody who has sat at a table on this phone. `lastPlayed`: milliseconds since 1970. */
export type Person = { id: string; name: string; colour: PlayerColour; lastPlayed: number };

/** Something half entered, kept apart from the log. `at`: milliseconds since 1970. `by`: in which window (see drafts.ts). */
export type Draft = { key: string; table: string; at: number; content: unknown; by?: number };

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
  declare sealed: EntityTable<Sealed, 'event'>;
  declare device: EntityTable<DeviceFact, 'key'>;

  /** Whether a newer Tallystick has taken the store over: then nothing more is written here. */
  outdated = false;

  constructor(
    name = STORE_NAME,
    /** Hears how this page stands to the store, whenever that may have changed. */
    readonly tell: (standing: Standing) => void = () => undefined,
  ) {
    // Strict: an entry shown as saved has reached the disk, not only the browser's memory. Without a cache, whose answers
    // a page that slept through the changes of another window would take for what is stored (2026-11-30).
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      events: '[sessionId+seq], &id',
      tableRows: 'id, changedAt, [state+changedAt]',
      bin: 'id, at',
      people: 'id, lastPlayed',
      drafts: 'key, table',
      device: 'key',
    });
    this.version(2)
      .stores({ sealed: 'event, sessionId' })
      .upgrade((lift) => lift.table('device').put({ key: 'schema', value: 2 }));
    this.on('populate', () => this.device.add({ key: 'schema', value: SCHEMA_VERSION }));
    this.on('versionchange', ({ newVersion }) => (newVersion ? this.#giveWay() : undefined));
    this.on('blocked', () => this.tell('waiting'));
    this.on('ready', () => this.#opened(), true);
  }

  /**
   * 2026-11-30: an older page lets go at once and for good, so that the upgrade of a newer one never waits for it. Dexie
   * itself would open the newer store again at the next query, with code that does not know its shape: false keeps it
   * from that.
   */
  #giveWay(): false {
    this.close();
    this.supersede();
    return false;
  }

  /** Dexie's versions are ten times ours. */
  #opened(): void {
    const { version = 0 } = this.backendDB() ?? {};
    if (Math.floor(version / 10) > SCHEMA_VERSION) this.supersede();
    else this.tell('level');
  }

  /** Takes note that a newer Tallystick has the store. */
  supersede(): void {
    this.outdated = true;
    this.tell('outdated');
  }
}

let shared: TallystickDatabase | null = null;

/** The database of this phone. */
export function database(): TallystickDatabase {
  shared ??= new TallystickDatabase(STORE_NAME, tellOfShared);
  return shared;
}

function tellOfShared(standing: Standing): void {
  if (standing === 'level') rememberOpened(SCHEMA_VERSION);
  stand(standing);
}

// 2026-11-30: a store that needs no lift is opened while the page is still being taken over, not at its first question.
if (lastOpened() >= SCHEMA_VERSION) openAhead();

/** Whoever asks the store first hears of a failure. */
function openAhead(): void {
  database()
    .open()
    .catch(() => undefined);
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
  if (typeof row?.value === 'number' && row.value > SCHEMA_VERSION) db.supersede();
  if (db.outdated) throw new NewerDatabase();
}
