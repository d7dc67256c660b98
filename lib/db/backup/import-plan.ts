import type { LogRow } from '../../sessions/histories';
import type { Sealed } from '../../sessions/sealed';
import type { TableRow } from '../../sessions/table';
import type { Person } from '../database';

/**
 * What an import would do with one table of a backup.
 *
 * - `new`: it is not here. `same`: it is here with the same entries. `behind`: here it has more entries.
 * - `adds`: the backup has more entries. `different`: both have entries that the other has not; the backup's history is
 *   kept beside the one here, as a table of its own.
 * - `unreadable`: this version does not know its game, or cannot read its start. `mixed-up`: entries of it belong to
 *   another table here.
 */
export type How = 'new' | 'same' | 'behind' | 'adds' | 'different' | 'unreadable' | 'mixed-up';

export type TablePlan = {
  /** As the backup calls it, and the table here that it goes into. */
  id: string;
  into: string;
  name: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  how: How;
  /** Rows of the log that only the backup has, that only this phone has, and that say something else here and there. */
  adds: number;
  more: number;
  altered: number;
  /** Secrets that only the backup has, of rows that are here: an older version brought them in without. */
  secrets: number;
  /** Whether it would lie in the bin afterwards. */
  bin: boolean;
  /** It was deleted, here or so long ago that it would be erased at once: it comes back only if somebody says so. */
  asks: boolean;
  /** Whether somebody said so. */
  chosen: boolean;
};

/** What an import would do. `values`: of the scoring card, learnt here or left because this phone knows others. */
export type ImportPlan = {
  tables: TablePlan[];
  people: number;
  values: { adds: number; kept: number };
};

/** What the person and the moment decide: deleted tables to bring back, and the time in milliseconds since 1970. */
export type Choices = { back: ReadonlySet<string>; at: number };

/** What is to be written for one table: rows of its log, their secrets, and its row, into the bin if it has a date there. */
export type TableWrite = { id: string; rows: LogRow[]; sealed: Sealed[]; row: TableRow; deletedAt: number | null };

/** A plan, and what carries it out. */
export type Planned = {
  plan: ImportPlan;
  writes: TableWrite[];
  people: Person[];
  values: Record<string, number>;
};

/** Whether carrying a plan out would change anything. */
export function changesAnything({ tables, people, values }: ImportPlan): boolean {
  return tables.some(writesTo) || people > 0 || values.adds > 0;
}

/** Whether a table would be written to, or come back from the bin. */
export function writesTo({ how, secrets, asks, chosen }: TablePlan): boolean {
  if (how === 'unreadable' || how === 'mixed-up') return false;
  return asks ? chosen : how === 'new' || how === 'adds' || how === 'different' || secrets > 0;
}
