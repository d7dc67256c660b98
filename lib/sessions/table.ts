import type { Entry } from '../rules/entry';
import type { GameModule, Summary } from '../rules/module';
import type { Seat } from './events';
import { type Session, standingEntries } from './replay';

/** A session read by the rules of its game. `setup` is null when the start of the table cannot be read. */
export type Table<S = unknown, V = unknown> = {
  session: Session;
  seats: Seat[];
  setup: S | null;
  view: V | null;
  /** Ids of entries whose fact the rules could not read. */
  unreadableFacts: string[];
};

/** Lets the rules of the game read a session. */
export function readTable<S, F, V>(game: GameModule<S, F, V>, session: Session): Table<S, V> {
  const { seats } = session;
  const players = seats.map((seat) => seat.player);
  const setup = game.readSetup(session.started?.setup, players, session.options);
  const read = standingEntries(session).map((entry) => ({ ...entry, fact: game.readFact(entry.fact) }));
  const entries = read.filter((entry): entry is Entry<F> & typeof entry => entry.fact !== null);
  return {
    session,
    seats,
    setup,
    view: setup === null ? null : game.view(setup, entries),
    unreadableFacts: read.filter((entry) => entry.fact === null).map((entry) => entry.id),
  };
}

/** The one derived row of a table: what lists and statistics need without reading its log. */
export type TableRow = {
  id: string;
  game: string;
  rules: number;
  /** The add-ons at the table and the versions of their rules; left out: none. */
  addOns?: Record<string, number>;
  name: string;
  seats: Seat[];
  options: Record<string, string>;
  state: 'open' | 'finished';
  startedAt: number;
  changedAt: number;
  lastSeq: number;
  summary: Summary | null;
};

/** The row of a table, always the same for the same log. Null for a log without a start. */
export function tableRow<S, F, V>(game: GameModule<S, F, V>, table: Table<S, V>): TableRow | null {
  const { session, view } = table;
  if (!session.started) return null;
  return {
    id: session.id,
    game: session.started.game,
    rules: session.started.rules,
    ...(session.started.addOns ? { addOns: session.started.addOns } : {}),
    name: session.started.name,
    seats: table.seats,
    options: session.options,
    state: session.finished ? 'finished' : 'open',
    startedAt: session.started.at,
    changedAt: session.changedAt,
    lastSeq: session.lastSeq,
    summary: view === null ? null : game.summary(view),
  };
}
