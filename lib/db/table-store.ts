import { liveQuery, type Subscription } from 'dexie';
import { isRefusal, type Refusal } from '../rules/entry';
import type { GameModule } from '../rules/module';
import { gameModule } from '../rules/registry';
import { type Command, decide } from '../sessions/decide';
import type { EventBody, SessionEvent, Started } from '../sessions/events';
import type { readLog } from '../sessions/read-log';
import { replay } from '../sessions/replay';
import { readTable, type Table, tableRow } from '../sessions/table';
import type { Unreadable } from '../sessions/upcast';
import { onAwake } from './awake';
import { now as clock } from './clock';
import { onceMore } from './connection';
import { hasDatabases, type TallystickDatabase } from './database';
import { BLOCKED, failureName } from './failure';
import { append, isConflict, readRows } from './log';
import { seal } from './seal';
import { stamp } from './stamp';
import { type WriteFailure, writeFailure } from './write-failure';

/** What a screen knows of a table. A failed read is a state of its own, never an empty table. */
export type TableState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'unknown-game'; game: string; addOns: string[] }
  | { status: 'unreadable'; error: string }
  | { status: 'ready'; game: GameModule; table: Table };

/** How an action ended: written durably, refused with a reason, or failed with nothing written and nothing lost. */
export type Outcome =
  | { outcome: 'done'; event: SessionEvent }
  | { outcome: 'refused'; refusal: Refusal }
  | ({ outcome: 'failed' } & WriteFailure);

/** One open table: its log in memory, kept level with the database, and the only way to add to it. */
export class TableStore {
  #state: TableState = { status: 'loading' };
  #log: SessionEvent[] = [];
  #unreadable: Unreadable[] = [];
  #reader: typeof readLog | null = null;
  #game: GameModule | null = null;
  #listeners = new Set<() => void>();
  #watch: Subscription | null = null;
  #rest: (() => void) | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: TallystickDatabase,
    readonly id: string,
    private readonly now: () => number = clock,
  ) {}

  /** For useSyncExternalStore. The first listener opens the table, the last one closes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#rest ??= this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#rest?.();
      this.#rest = null;
    };
  };

  getSnapshot = (): TableState => this.#state;

  /** Carries out a command after all earlier ones. Resolves when it is on the disk, refused, or has failed. */
  act(command: Command): Promise<Outcome> {
    const outcome = this.#last.then(() => this.#carryOut(command));
    this.#last = outcome;
    return outcome;
  }

  #open(): () => void {
    const sleep = onAwake(() => this.#look());
    this.#look();
    return () => {
      sleep();
      this.#watch?.unsubscribe();
    };
  }

  #look(): void {
    this.#watch?.unsubscribe();
    const fail = (error: unknown) => this.#fail(failureName(error));
    if (!hasDatabases()) this.#fail(BLOCKED);
    this.#watch = liveQuery(() => this.#read()).subscribe({
      next: (rows) => void this.#absorb(rows).catch(fail),
      error: fail,
    });
  }

  /** The rows of the log that are not here yet. */
  #read(): Promise<unknown[]> {
    return onceMore(this.db, () => readRows(this.db, this.id, this.#nextSeq()));
  }

  /** A table that is on the screen stays there with what is being entered: what it cannot read it cannot write over. */
  #fail(error: string): void {
    if (this.#state.status !== 'ready') this.#set({ status: 'unreadable', error });
  }

  async #carryOut(command: Command): Promise<Outcome> {
    try {
      for (;;) {
        const outcome = await this.#attempt(command);
        if (outcome) return outcome;
        // Another tab was first: take in what it wrote and decide again on that ground.
        await this.#absorb(await this.#read());
      }
    } catch (error) {
      return { outcome: 'failed', ...writeFailure(error) };
    }
  }

  /** Null: another tab has taken the place in the log that this was meant for. */
  async #attempt(command: Command): Promise<Outcome | null> {
    const state = this.#state;
    if (state.status !== 'ready') return { outcome: 'refused', refusal: { refused: 'unreadable-table' } };
    const body = decide(state.game, state.table, command);
    if (isRefusal(body)) return { outcome: 'refused', refusal: body };
    try {
      return { outcome: 'done', event: await this.#write(state, body) };
    } catch (error) {
      if (isConflict(error)) return null;
      throw error;
    }
  }

  async #write(
    { game, table: { view } }: Extract<TableState, { status: 'ready' }>,
    body: EventBody,
  ): Promise<SessionEvent> {
    const stamped = await stamp(this.db, { sessionId: this.id, seq: this.#nextSeq(), at: this.now() }, body);
    const { event, sealed } = await seal(this.db, { game, view }, stamped);
    const log = [...this.#log, event];
    const table = readTable(game, replay(this.id, log, this.#unreadable));
    const row = tableRow(game, table);
    if (!row) throw new Error('A table without a start takes no entries');
    await append(this.db, event, row, sealed);
    if (event.seq >= this.#nextSeq()) {
      this.#log = log;
      this.#set({ status: 'ready', game, table });
    }
    return event;
  }

  /** Takes in rows of the log. Once reader and game are here this happens in one go, so that no decision rests on old ground. */
  async #absorb(rows: readonly unknown[]): Promise<void> {
    // An address without a table needs no reader, which brings every schema of the log along.
    if (rows.length > 0) this.#reader ??= (await import('../sessions/read-log')).readLog;
    const fresh = this.#reader?.(rows) ?? { log: [], unreadable: [] };
    const next = this.#nextSeq();
    const log = fresh.log.filter((event) => event.seq >= next);
    const unreadable = fresh.unreadable.filter((row) => row.seq >= next);
    if (this.#state.status === 'ready' && log.length + unreadable.length === 0) return;
    this.#log = [...this.#log, ...log];
    this.#unreadable = [...this.#unreadable, ...unreadable];
    if (!this.#game) await this.#loadGame();
    this.#set(this.#stateNow());
  }

  async #loadGame(): Promise<void> {
    const start = this.#log.find((event) => event.type === 'started');
    if (start) this.#game = await gameModule(start.game, addOnsOf(start));
  }

  #stateNow(): TableState {
    if (this.#nextSeq() === 0) return { status: 'missing' };
    const session = replay(this.id, this.#log, this.#unreadable);
    if (!session.started) return { status: 'unreadable', error: 'NoStart' };
    if (!this.#game) {
      return { status: 'unknown-game', game: session.started.game, addOns: addOnsOf(session.started) };
    }
    return { status: 'ready', game: this.#game, table: readTable(this.#game, session) };
  }

  #nextSeq(): number {
    return Math.max(this.#log.at(-1)?.seq ?? -1, this.#unreadable.at(-1)?.seq ?? -1) + 1;
  }

  #set(state: TableState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const addOnsOf = ({ addOns }: Started): string[] => Object.keys(addOns ?? {});
