import { firstSet } from './farms-first';
import { secondSet } from './farms-second';
import { thirdSet } from './farms-third';
import { type Field, hasPigs } from './field';
import type { Majority } from './majority';
import type { Options } from './options';
import type { Gain } from './reasons';

export type FarmSet = Options['farms'];

/** A city that several fields touch, and how all their farmers together compare (first set, CA-31). */
export type SharedCity = { city: string; majority: Majority };

/** What one field gives. In the first set its own majority says nothing where a city is shared: `shared` does. */
export type FieldScore = { majority: Majority; gains: Gain[]; shared: SharedCity[] };

/**
 * Scores fields in their order, by one of the three sets (CA-26 to CA-35). They must be fields that refuseField lets
 * pass. `advantages`: for each field the players who count one follower more if tied there; no such thing belongs to
 * the first set (CA-25).
 */
export function scoreFields(
  fields: readonly Field[],
  farms: FarmSet,
  advantages: readonly (readonly string[])[] = [],
): FieldScore[] {
  switch (farms) {
    case 'first':
      return firstSet(fields);
    case 'second':
      return secondSet(fields, advantages);
    case 'third':
      return thirdSet(fields, advantages);
  }
}

/** Whether a field has pigs that its rule set knows nothing of (CA-32). */
export const ignoresPigs = (field: Field, farms: FarmSet): boolean => farms === 'first' && hasPigs(field);
