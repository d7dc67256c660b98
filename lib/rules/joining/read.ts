import { type BaseTypes, isAddOnFact, type Reader } from '../add-on';
import { type JoinedSetup, optionsOf, type Parts, partOf } from './parts';

/** Reads the setup of a started table for the base and each add-on. Null: one of them does not understand its own. */
export function readSetup<B extends BaseTypes>(
  { base, addOns }: Parts<B>,
  raw: unknown,
  players: readonly string[],
  options: Record<string, string>,
): JoinedSetup<B> | null {
  const setup = base.readSetup(raw, players, optionsOf(options, null));
  if (setup === null) return null;
  const said = recordIn(recordIn(raw).addOns);
  const own = addOns.map(
    (part) => [part.id, part.readSetup(said[part.id], setup, optionsOf(options, part.id))] as const,
  );
  return own.some(([, read]) => read === null) ? null : { base: setup, addOns: Object.fromEntries(own) };
}

/** Reads a fact by the module that it belongs to. */
export const readFact = <B extends BaseTypes>(parts: Parts<B>, raw: unknown): unknown =>
  isAddOnFact(raw) ? (partOf(parts, raw.kind)?.readFact(raw) ?? null) : readBaseFact(parts, raw);

/** A fact of the base, with what it carries for add-ons read by them. What it carries for others stays as it is. */
function readBaseFact<B extends BaseTypes>({ base, addOns }: Parts<B>, raw: unknown): unknown {
  const carried = recordIn(recordIn(raw).addOns);
  const readers = addOns.filter(({ id, readCarried }) => readCarried && Object.hasOwn(carried, id));
  const read = readers.map(({ id, readCarried }) => [id, readCarried?.(carried[id]) ?? null] as const);
  if (read.some(([, own]) => own === null)) return null;
  const fact = base.readFact(raw);
  if (fact === null || read.length === 0) return fact;
  return { ...fact, addOns: { ...carried, ...Object.fromEntries(read) } };
}

/** The add-ons as the base asks them while it reads a table. */
export const readersOf = <B extends BaseTypes>({ addOns }: Parts<B>, setup: JoinedSetup<B>): Reader<B>[] =>
  addOns.map((part) => ({ id: part.id, read: (played) => part.read(setup.addOns[part.id], played) }));

const recordIn = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
