import { type AddOnModule, addOnOf, type BaseModule, type BaseTypes } from '../add-on';
import type { Refusal } from '../entry';

type Part<B extends BaseTypes> = AddOnModule<unknown, unknown, unknown, B>;

/** A base and the add-ons at a table, in the order in which the table names them. */
export type Parts<B extends BaseTypes> = { base: BaseModule<B>; addOns: readonly Part<B>[] };

/** The setup of a table with add-ons: that of the base, and each add-on's by its id. */
export type JoinedSetup<B extends BaseTypes> = { base: B['setup']; addOns: Record<string, unknown> };

/** The add-on whose name it is; undefined: none at this table. */
export const partOf = <B extends BaseTypes>({ addOns }: Parts<B>, name: string): Part<B> | undefined =>
  addOns.find(({ id }) => id === addOnOf(name));

/** The options of one add-on, without its id before them; of the base for null. */
export function optionsOf(options: Readonly<Record<string, string>>, of: string | null): Record<string, string> {
  const own = Object.entries(options).filter(([name]) => addOnOf(name) === of);
  return Object.fromEntries(own.map(([name, value]) => [of === null ? name : name.slice(of.length + 1), value]));
}

/** The first refusal: the base's, or that of the first add-on that has one. */
export const firstRefusal = <B extends BaseTypes>(
  ofBase: Refusal | null,
  { addOns }: Parts<B>,
  ask: (part: Part<B>) => Refusal | null | undefined,
): Refusal | null => addOns.reduce((refused, part) => refused ?? ask(part) ?? null, ofBase);
