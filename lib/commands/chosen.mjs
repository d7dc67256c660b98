import { Refusal } from './run.mjs';

/**
 * Those of all that were named, all without a name. Refuses a name that none has.
 *
 * @template T
 * @param {string} kind what they are, as a refusal calls one
 * @param {readonly string[]} names
 * @param {readonly T[]} all
 * @param {(one: T) => string} nameOf
 * @returns {readonly T[]}
 */
export function chosen(kind, names, all, nameOf) {
  const known = all.map(nameOf);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Refusal(`There is no ${kind} "${unknown}": ${known.join(', ')}.`);
  return names.length === 0 ? all : all.filter((one) => names.includes(nameOf(one)));
}
