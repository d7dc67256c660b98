import type { Entry, Place } from '../rules/entry';
import {
  type Amended,
  isStep,
  type Recorded,
  type Seat,
  type SessionEvent,
  type Started,
  type StepEvent,
} from './events';
import { seatsOf } from './seats';
import { liveEvents, redoTarget, undoTarget } from './undo';
import type { Unreadable } from './upcast';

/** An entry with its story: what it said first, when it was amended, and whether it was deleted. */
export type LoggedEntry = Entry<unknown> & {
  at: number;
  /** Set once an amendment counts: when (milliseconds since 1970) and what the entry said first. */
  amended: { at: number; first: unknown; firstPlace: Place } | null;
  deleted: boolean;
};

/** A table as its log tells it. */
export type Session = {
  id: string;
  /** The last place taken in this phone's order, unreadable rows included; -1 for an empty log. */
  lastSeq: number;
  started: (SessionEvent & Started) | null;
  /** Who sits where, clockwise, with names and colours as they are now. */
  seats: Seat[];
  options: Record<string, string>;
  /** In the order in which they were first entered; deleted ones included. */
  entries: LoggedEntry[];
  /** All that was ever entered, as it was then, what was taken back among it: chance is not asked twice for one draw. */
  ever: Entry<unknown>[];
  finished: boolean;
  undo: StepEvent | null;
  redo: { undone: string; step: StepEvent } | null;
  unreadable: Unreadable[];
  /** Steps that were taken back and do not count, and how many there are. */
  undone: StepEvent[];
  takenBack: number;
  changedAt: number;
};

/** What a log says now. Never throws, whatever the log holds. */
export function replay(id: string, log: readonly SessionEvent[], unreadable: readonly Unreadable[] = []): Session {
  const live = liveEvents(log);
  const started = log.find((event): event is SessionEvent & Started => event.type === 'started') ?? null;
  return {
    id,
    lastSeq: Math.max(-1, log.at(-1)?.seq ?? -1, ...unreadable.map((row) => row.seq)),
    started,
    seats: seatsOf(started?.seats ?? [], live),
    options: Object.assign({}, started?.options, ...live.flatMap(changedOptions)),
    entries: entriesOf(live),
    ever: log.filter((event) => event.type === 'recorded'),
    finished: live.some((event) => event.type === 'finished'),
    undo: undoTarget(live),
    redo: redoTarget(log, live),
    unreadable: [...unreadable],
    ...takenBackIn(log, live),
    changedAt: log.at(-1)?.at ?? 0,
  };
}

/** The entries that count, as the rules of a game read them. */
export function standingEntries(session: Session): Entry<unknown>[] {
  return session.entries.filter((entry) => !entry.deleted);
}

function entriesOf(live: readonly SessionEvent[]): LoggedEntry[] {
  const entries = new Map<string, LoggedEntry>();
  for (const event of live) {
    if (event.type === 'recorded') entries.set(event.id, entryOf(event));
    if (event.type === 'amended') amend(entries, event);
  }
  return [...entries.values()];
}

function entryOf(event: SessionEvent & Recorded): LoggedEntry {
  return { id: event.id, at: event.at, place: event.place, fact: event.fact, amended: null, deleted: false };
}

/** The last live amendment wins; one whose entry does not count changes nothing. */
function amend(entries: Map<string, LoggedEntry>, event: SessionEvent & Amended): void {
  const entry = entries.get(event.target);
  if (!entry) return;
  const first = entry.amended ?? { first: entry.fact, firstPlace: entry.place };
  const deleted = event.fact === null;
  entries.set(entry.id, {
    ...entry,
    place: event.place ?? entry.place,
    fact: deleted ? entry.fact : event.fact,
    amended: { at: event.at, first: first.first, firstPlace: first.firstPlace },
    deleted,
  });
}

function changedOptions(event: SessionEvent): Record<string, string>[] {
  return event.type === 'options-changed' ? [event.options] : [];
}

function takenBackIn(log: readonly SessionEvent[], live: readonly SessionEvent[]) {
  const targets = new Set(live.flatMap((event) => (event.type === 'undone' ? [event.target] : [])));
  const undone = targets.size === 0 ? [] : log.filter(isStep).filter((step) => targets.has(step.id));
  return { undone, takenBack: undone.length };
}
