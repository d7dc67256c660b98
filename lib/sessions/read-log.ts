import type { SessionEvent } from './events';
import { isUnreadable, readEvent, type Unreadable } from './upcast';

/** Reads stored rows, in order. What cannot be read is reported beside what can. */
export function readLog(rows: readonly unknown[]): { log: SessionEvent[]; unreadable: Unreadable[] } {
  const read = rows.map(readEvent);
  return {
    log: read.filter((event): event is SessionEvent => !isUnreadable(event)),
    unreadable: read.filter(isUnreadable),
  };
}
