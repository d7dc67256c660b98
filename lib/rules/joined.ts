import { type AddOnModule, addOnOf, type BaseModule, type BaseTypes, isAddOnFact, type Reader } from './add-on';
import type { Refusal } from './entry';
import type { GameModule } from './module';

/** The setup of a table with add-ons: that of the base, and each add-on's by its id. */
type JoinedSetup<B extends BaseTypes> = { base: B['setup']; addOns: Record<string, unknown> };

/**
 * A base and add-ons of it as one game, for one log: the store, the lists and the backup need to know nothing else.
 * Refusals and objections are asked in the order of the add-ons, the base's first.
 */
export function joined<B extends BaseTypes>(
  base: BaseModule<B>,
  parts: readonly AddOnModule<unknown, unknown, unknown, B>[],
): GameModule<JoinedSetup<B>, unknown, B['view']> {
  const partOf = (name: string) => parts.find(({ id }) => id === addOnOf(name));
  const at = ({ id }: { id: string }, setup: JoinedSetup<B>, view: B['view']) => ({
    ...{ setup: setup.addOns[id], own: view.addOns[id], base: view },
  });
  return {
    id: base.id,
    version: base.version,
    addOns: Object.fromEntries(parts.map(({ id, version }) => [id, version])),
    readSetup: (raw, players, options) => readSetup(base, parts, raw, players, options),
    readFact: (raw) => (isAddOnFact(raw) ? (partOf(raw.kind)?.readFact(raw) ?? null) : readBaseFact(base, parts, raw)),
    view: (setup, entries) => base.viewWith(setup.base, entries, readersOf(parts, setup)),
    summary: base.summary,
    refuse(setup, view, fact, place, except) {
      if (isAddOnFact(fact)) {
        const part = partOf(fact.kind);
        if (part === undefined) return { refused: 'unreadable' };
        const refusal = base.refusePlace(setup.base, view, place);
        return refusal ?? part.refuse(at(part, setup, view), fact, place, except);
      }
      const refusal = base.refuse(setup.base, view, fact, place, except);
      return first(refusal, parts, (part) => part.refuseBase?.(at(part, setup, view), fact, place, except) ?? null);
    },
    refuseDelete: (fact) =>
      isAddOnFact(fact)
        ? (partOf(fact.kind)?.refuseDelete?.(fact) ?? null)
        : first(base.refuseDelete?.(fact) ?? null, parts, (part) => part.refuseDelete?.(fact) ?? null),
    secrets: {
      isDrawn: (fact) => isAddOnFact(fact) && (partOf(fact.kind)?.secrets?.isDrawn(fact) ?? false),
      draw: (fact, kept, byte) =>
        isAddOnFact(fact) ? (partOf(fact.kind)?.secrets?.draw(fact, kept, byte) ?? null) : null,
    },
    refuseOptions(options) {
      const own = (of: string | null) => optionsOf(options, of);
      const strange = Object.keys(options).find((name) => addOnOf(name) !== null && partOf(name) === undefined);
      if (strange !== undefined) return { refused: 'unknown-option', option: strange, value: options[strange] };
      return first(base.refuseOptions(own(null)), parts, (part) => part.refuseOptions(own(part.id), own(null)));
    },
  };
}

/**
 * The same under the id of an add-on, for a table that keeps nothing but that: its screens leave the base's scoring aside.
 */
export function asGame<S, F, V>(id: string, { addOns: _, ...game }: GameModule<S, F, V>): GameModule<S, F, V> {
  // The log names the add-ons that a table adds to its game: here it is the game.
  return { ...game, id };
}

/** The first refusal: the base's, or that of the first add-on that has one. */
function first<P>(refusal: Refusal | null, parts: readonly P[], ask: (part: P) => Refusal | null): Refusal | null {
  return parts.reduce((refused, part) => refused ?? ask(part), refusal);
}

/** The options of one add-on, without its id before them; of the base for null. */
function optionsOf(options: Readonly<Record<string, string>>, of: string | null): Record<string, string> {
  const own = Object.entries(options).filter(([name]) => addOnOf(name) === of);
  return Object.fromEntries(own.map(([name, value]) => [of === null ? name : name.slice(of.length + 1), value]));
}

function readSetup<B extends BaseTypes>(
  base: BaseModule<B>,
  parts: readonly AddOnModule<unknown, unknown, unknown, B>[],
  raw: unknown,
  players: readonly string[],
  options: Record<string, string>,
): JoinedSetup<B> | null {
  const setup = base.readSetup(raw, players, optionsOf(options, null));
  if (setup === null) return null;
  const said = recordIn(recordIn(raw).addOns);
  const own = parts.map(
    (part) => [part.id, part.readSetup(said[part.id], setup, optionsOf(options, part.id))] as const,
  );
  return own.some(([, read]) => read === null) ? null : { base: setup, addOns: Object.fromEntries(own) };
}

/** A fact of the base, with what it carries for add-ons read by them. What it carries for others stays as it is. */
function readBaseFact<B extends BaseTypes>(
  base: BaseModule<B>,
  parts: readonly AddOnModule<unknown, unknown, unknown, B>[],
  raw: unknown,
): unknown {
  const carried = recordIn(recordIn(raw).addOns);
  const readers = parts.filter(({ id, readCarried }) => readCarried && Object.hasOwn(carried, id));
  const read = readers.map(({ id, readCarried }) => [id, readCarried?.(carried[id]) ?? null] as const);
  if (read.some(([, own]) => own === null)) return null;
  const fact = base.readFact(raw);
  if (fact === null || read.length === 0) return fact;
  return { ...fact, addOns: { ...carried, ...Object.fromEntries(read) } };
}

const readersOf = <B extends BaseTypes>(
  parts: readonly AddOnModule<unknown, unknown, unknown, B>[],
  setup: JoinedSetup<B>,
): Reader<B>[] => parts.map((part) => ({ id: part.id, read: (played) => part.read(setup.addOns[part.id], played) }));

const recordIn = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
