import type { Person } from '../database';

/** The people of a backup whom this phone does not know. Those it knows stay as they are called and coloured here. */
export function planPeople(there: readonly Person[], here: readonly Person[]): Person[] {
  const known = new Set(here.map(({ id }) => id));
  const fresh = there.filter(({ id }) => !known.has(id));
  return [...new Map(fresh.map((person) => [person.id, person])).values()];
}

/** Values of the scoring card that this phone does not know, and how many it knows otherwise and keeps. */
export function planValues(
  there: Readonly<Record<string, number>>,
  here: Readonly<Record<string, number>>,
): { adds: Record<string, number>; kept: number } {
  const values = Object.entries(there);
  return {
    adds: Object.fromEntries(values.filter(([count]) => here[count] === undefined)),
    kept: values.filter(([count, value]) => here[count] !== undefined && here[count] !== value).length,
  };
}
