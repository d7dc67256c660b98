import { type AddOnModule, type BaseModule, type BaseTypes, isAddOnFact } from './add-on';
import { type JoinedSetup, type Parts, partOf } from './joining/parts';
import { readersOf, readFact, readSetup } from './joining/read';
import { refuse, refuseDelete, refuseOptions } from './joining/refuse';
import type { GameModule, Secrets } from './module';

/**
 * A base and add-ons of it as one game, for one log: the store, the lists and the backup need to know nothing else.
 * Refusals and objections are asked in the order of the add-ons, the base's first.
 */
export function joined<B extends BaseTypes>(
  base: BaseModule<B>,
  addOns: readonly AddOnModule<unknown, unknown, unknown, B>[],
): GameModule<JoinedSetup<B>, unknown, B['view']> {
  const parts = { base, addOns };
  return {
    id: base.id,
    version: base.version,
    addOns: Object.fromEntries(addOns.map(({ id, version }) => [id, version])),
    readSetup: (raw, players, options) => readSetup(parts, raw, players, options),
    readFact: (raw) => readFact(parts, raw),
    view: (setup, entries) => base.viewWith(setup.base, entries, readersOf(parts, setup)),
    summary: base.summary,
    refuse: (setup, view, fact, place, except) => refuse(parts, { setup, view, fact, place, except }),
    refuseDelete: (fact) => refuseDelete(parts, fact),
    secrets: secretsOf(parts),
    refuseOptions: (options) => refuseOptions(parts, options),
  };
}

/** Only an add-on's own facts leave something to chance. */
function secretsOf<B extends BaseTypes>(parts: Parts<B>): Secrets<unknown, B['view']> {
  const ownOf = (fact: unknown) => (isAddOnFact(fact) ? partOf(parts, fact.kind)?.secrets : undefined);
  return {
    isDrawn: (fact) => ownOf(fact)?.isDrawn(fact) ?? false,
    shown: ({ addOns }) => parts.addOns.flatMap(({ id, secrets }) => secrets?.shown(addOns[id]) ?? []),
    draw: (fact, kept, byte) => ownOf(fact)?.draw(fact, kept, byte) ?? null,
  };
}

/**
 * The same under the id of an add-on, for a table that keeps nothing but that: its screens leave the base's scoring aside.
 */
export function asGame<S, F, V>(id: string, { addOns: _, ...game }: GameModule<S, F, V>): GameModule<S, F, V> {
  // The log names the add-ons that a table adds to its game: here it is the game.
  return { ...game, id };
}
