import type { Entry, Place, Refusal } from './entry';
import type { GameModule, Secrets } from './module';

/** What belongs to an add-on carries its id before a slash: `benelux/collected`. No base has such names. */
export type AddOnName = `${string}/${string}`;

/** A fact of an add-on, in the same log as those of the base. */
export type AddOnFact = { kind: AddOnName };

/** The types that a base has in common with its add-ons. */
export type BaseTypes = {
  setup: unknown;
  fact: unknown;
  /** `addOns`: the view of each add-on by its id, which only its own screens read. */
  view: { addOns: Readonly<Record<string, unknown>> };
  /** The table as far as the base has read it when its add-ons are asked. */
  played: unknown;
  /** What an add-on can bring to the reading of a table, in the base's own terms. */
  brings: unknown;
};

/** What an add-on makes of its entries: a view of its own, and what it brings to the base's. */
export type Reading<R, Brings> = { view: R; brings: Brings };

/** An add-on at one table. The base calls it once for every reading, so a preview with a draft asks it again. */
export type Reader<B extends BaseTypes> = { id: string; read(played: B['played']): Reading<unknown, B['brings']> };

/** A game that add-ons can join: it knows the shape of what they bring, and none of them by name. */
export type BaseModule<B extends BaseTypes = BaseTypes> = GameModule<B['setup'], B['fact'], B['view']> & {
  /** Reads a table as `view` does, with the entries of these add-ons among its own, and what they bring. */
  viewWith(setup: B['setup'], entries: readonly Entry<unknown>[], readers: readonly Reader<B>[]): B['view'];
  /** Why nothing can be entered at that place, whatever it is. Null: it can. */
  refusePlace(setup: B['setup'], view: B['view'], place: Place): Refusal | null;
};

/** What an add-on judges by: its own setup and view, and the base's view of the whole table. */
export type At<S, R, B extends BaseTypes> = { setup: S; own: R; base: B['view'] };

/**
 * What an add-on is to the rest of the app: as pure and total as a game. `S`: its setup, `F`: its facts, `R`: its own
 * view, `B`: the types of its base. Its options, facts, refusals, doubts and steps are named as AddOnName says; its
 * module sees its options without that.
 */
export type AddOnModule<S = unknown, F = unknown, R = unknown, B extends BaseTypes = BaseTypes> = {
  id: string;
  /** The id of the game that it joins. */
  base: string;
  /** The version of its rules; stored with each table. */
  version: number;
  /** Reads its own part of a started table's setup and its own options. Null: not one that this version understands. */
  readSetup(raw: unknown, base: B['setup'], options: Record<string, string>): S | null;
  /** Reads one of its own facts. Null: not one that this version understands. */
  readFact(raw: unknown): F | null;
  /** Reads what a fact of the base carries for it (`addOns` of the fact, under its id). Left out: it carries nothing. */
  readCarried?(raw: unknown): unknown | null;
  read(setup: S, played: B['played']): Reading<R, B['brings']>;
  /** Why one of its own facts may not be entered at that place. Null: it may. */
  refuse(at: At<S, R, B>, fact: F, place: Place, except?: string): Refusal | null;
  /** Why a fact of the base, which the base itself lets pass, may not be entered. Left out: it objects to none. */
  refuseBase?(at: At<S, R, B>, fact: B['fact'], place: Place, except?: string): Refusal | null;
  /** Why an entry with that fact, its own or the base's, may not be deleted. Left out: any may. */
  refuseDelete?(fact: F | B['fact']): Refusal | null;
  /** What chance decides about its own facts. Left out: nothing. */
  secrets?: Secrets<F, R>;
  /** Why its own options, or those of the base beside it, may not be changed like that. Null: they may. */
  refuseOptions(own: Record<string, string>, base: Record<string, string>): Refusal | null;
};

/** The id of the add-on that a name belongs to. Null: it is a base's. */
export const addOnOf = (name: string): string | null => (name.includes('/') ? (name.split('/')[0] ?? null) : null);

/** Whether a fact is an add-on's, whatever else it holds. */
export const isAddOnFact = (fact: unknown): fact is AddOnFact =>
  typeof fact === 'object' &&
  fact !== null &&
  'kind' in fact &&
  typeof fact.kind === 'string' &&
  addOnOf(fact.kind) !== null;
