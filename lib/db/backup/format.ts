import type { LogRow } from '../../sessions/histories';
import type { Person } from '../database';

/**
 * 2026-11-30: a backup is one JSON text that a person can read, an entry a line. It holds the logs whole and as they were
 * stored, rows that this version cannot read among them; what follows from them is made anew. Left out is what belongs
 * to this one phone: its id, its drafts, how it likes to be shown things. The shape only ever grows; what an older
 * version would understand wrongly takes a higher number.
 */
export const FORMAT = 'tallystick-backup';

export const VERSION = 1;

/**
 * The largest file that is read, in bytes: it stands in the phone's memory several times over while it is. 2026-11-30:
 * an evening is about 13 kB, so this holds 5,000 of them.
 */
export const MOST_BYTES = 64 * 1024 * 1024;

/** How deep brackets may stand in each other: those of a table that starts late go to 10. */
export const MOST_NESTED = 32;

/** What an event of a table leaves secret. */
export type SavedSecret = { event: string; secret?: unknown };

/**
 * A table with its whole log. `deletedAt`: since when it lies in the bin, in milliseconds since 1970. `sealed`: what its
 * events leave secret, if anything (2026-11-30: added without a new version, as an older one knows no game with secrets).
 */
export type SavedTable = {
  id: string;
  deletedAt?: number | undefined;
  sealed?: SavedSecret[] | undefined;
  log: LogRow[];
};

/** `made`: when, as ISO 8601. `scoringCard`: what the phone knows of the printed animal progression, count to points. */
export type Backup = {
  format: typeof FORMAT;
  version: typeof VERSION;
  made: string;
  tables: SavedTable[];
  people: Person[];
  scoringCard: Record<string, number>;
};

/** Why a text is no backup that can be read. `bytes`, `most`: sizes in bytes; `at`: where in the file. */
export type BackupRefusal =
  | { refused: 'too-large'; bytes: number; most: number }
  | { refused: 'not-read' | 'truncated' | 'not-json' | 'too-deep' | 'polluting' | 'foreign' }
  | { refused: 'newer'; version: number }
  | { refused: 'malformed' | 'doubled'; at: string };
