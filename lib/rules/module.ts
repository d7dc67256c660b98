import type { Entry, Place, Refusal } from './entry';

/**
 * Where a table stands, as its row in a list tells it. Points are what is known; `waits` says that more may come. A game
 * of turns counts its turns in `round` (0: nobody keeps them) and has no `rounds` (0); `tilesLeft`, where
 * somebody counts, tells how far it is.
 */
export type Summary = {
  round: number;
  rounds: number;
  tilesLeft?: number;
  players: { player: string; points: number; waits: boolean; rank: number; byReason: Record<string, number> }[];
  winners: string[];
};

/**
 * What a game is to the rest of the app: README.md has the contract in words, add-on.ts what joins a game.
 *
 * `V` is the game's own view of a table, which only its own screens read. Every function is pure and total: `view` never
 * throws, whatever the entries hold; what cannot be read it reports on the entry.
 */
export type GameModule<S = unknown, F = unknown, V = unknown> = {
  id: string;
  /** The version of these rules; stored with each table. */
  version: number;
  /** The add-ons in it with the versions of their rules; left out: none. */
  addOns?: Readonly<Record<string, number>>;
  /** Reads the setup of a started table. Null: not one that this version understands. */
  readSetup(raw: unknown, players: readonly string[], options: Record<string, string>): S | null;
  /** Reads one fact. Null: not one that this version understands. */
  readFact(raw: unknown): F | null;
  view(setup: S, entries: readonly Entry<F>[]): V;
  summary(view: V): Summary;
  /** Why a fact may not be entered at that place; `except` is the entry that it would replace. Null: it may. */
  refuse(setup: S, view: V, fact: F, place: Place, except?: string): Refusal | null;
  /** Why an entry with that fact may not be deleted. Left out: any may. */
  refuseDelete?(fact: F): Refusal | null;
  /** Left out: chance plays no part in this game. */
  secrets?: Secrets<F, V>;
  /** Why these options may not take the place of the table's; those not given stay as they are. Null: they may. */
  refuseOptions(options: Record<string, string>): Refusal | null;
};

/**
 * What chance decides when a fact is entered, and only then. `isDrawn`: whether a fact leaves anything to it. `shown`: what
 * everybody has seen meanwhile, as it would be kept; a phone that was not there for it kept none of it. `kept`: all that
 * was ever kept secret at this table, what was undone among it, and what is shown. `byte`: a random number from 0 to 255.
 */
export type Secrets<F, V> = {
  isDrawn(fact: F): boolean;
  shown(view: V): readonly unknown[];
  draw(fact: F, kept: readonly unknown[], byte: () => number): { fact: F; secret: unknown } | null;
};
