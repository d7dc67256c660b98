import { EVENT_VERSION, type SessionEvent } from './events';
import { parseEvent } from './schemas';

type Raw = Record<string, unknown>;

/** One lift per old version, from it to the next. An old log is lifted when it is read and never rewritten in place. */
const lifts: Record<number, (event: Raw) => Raw> = {};

/** Why a row of the log could not be read. It costs nothing but itself. */
export type Unreadable = { seq: number; id: string | null; why: 'newer' | 'malformed' };

/** Reads one stored row, of this version or any earlier one. */
export function readEvent(raw: unknown): SessionEvent | Unreadable {
  const row = isRaw(raw) ? raw : {};
  const version = typeof row.v === 'number' ? row.v : Number.NaN;
  if (version > EVENT_VERSION) return unreadable(row, 'newer');
  return parseEvent(lift(row, version)) ?? unreadable(row, 'malformed');
}

/** Whether reading failed. */
export function isUnreadable(read: SessionEvent | Unreadable): read is Unreadable {
  return 'why' in read;
}

function lift(event: Raw, version: number): Raw {
  const next = lifts[version];
  return next ? lift(next(event), version + 1) : event;
}

function unreadable(row: Raw, why: Unreadable['why']): Unreadable {
  return { seq: typeof row.seq === 'number' ? row.seq : -1, id: typeof row.id === 'string' ? row.id : null, why };
}

function isRaw(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null;
}
