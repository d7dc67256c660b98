import type { Entry } from '../entry';
import { LARGEST_KIND } from './deck';
import type { ScoringCardFact } from './facts';
import type { ScoringCardRefusal } from './refusals';

/** Points by animal count, as far as the table knows them. */
export type ScoringCard = Readonly<Record<string, number>>;

/** The only two values that the rules print (CC-23). */
export const PRINTED_VALUES: ScoringCard = { 2: 6, 5: 14 };

/** Every count that a kind of animal can reach, ascending (CC-11). */
export const ANIMAL_COUNTS: readonly number[] = Array.from({ length: LARGEST_KIND }, (_, index) => index + 1);

/** Bounds on what is typed in, in points; no rule, only against slips of the finger (CC-26). */
export const SANITY_BOUND = { least: 0, most: 200 } as const;

/** What a table knows of the scoring card: values, the counts whose value the table itself agreed on, and doubts. */
export type Progression = { values: ScoringCard; agreed: number[]; doubts: ValueDoubt[] };

/** A larger kind of animals that is worth less than a smaller one. */
export type ValueDoubt = { doubt: 'value-falls'; smaller: CountValue; larger: CountValue };

export type CountValue = { count: number; value: number };

/** Values of the rules, then of the table's start, then of its entries in order: the latest stands (CC-23, CC-25). */
export function progressionOf(setup: ScoringCard, entries: readonly Entry<ScoringCardFact>[]): Progression {
  const values = { ...PRINTED_VALUES, ...usable(setup) };
  const agreed = new Set<number>();
  for (const { fact } of entries) {
    for (const [count, value] of Object.entries(usable(fact.values))) {
      values[count] = value;
      if (fact.agreed?.includes(Number(count))) agreed.add(Number(count));
      else agreed.delete(Number(count));
    }
  }
  return { values, agreed: [...agreed].sort((one, other) => one - other), doubts: doubtValues(values) };
}

/** Questions a value below its smaller known neighbour, or above its larger one (CC-26). */
export function doubtValues(values: ScoringCard): ValueDoubt[] {
  const known = ANIMAL_COUNTS.flatMap((count): CountValue[] => {
    const value = values[count];
    return value === undefined ? [] : [{ count, value }];
  });
  return known.flatMap((larger, index): ValueDoubt[] => {
    const smaller = known[index - 1];
    return smaller && smaller.value > larger.value ? [{ doubt: 'value-falls', smaller, larger }] : [];
  });
}

/** Refuses a count outside 1 to 13, and a value that is not a whole number within the sanity bound (CC-26). */
export function refuseValues(values: ScoringCard): ScoringCardRefusal | null {
  for (const [count, value] of Object.entries(values)) {
    const refusal = refuseValue(count, value);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refuseValue(count: string, value: number): ScoringCardRefusal | null {
  if (!ANIMAL_COUNTS.some((known) => String(known) === count)) {
    return { refused: 'no-such-count', count, least: 1, most: LARGEST_KIND };
  }
  const { least, most } = SANITY_BOUND;
  if (Number.isInteger(value) && value >= least && value <= most) return null;
  return { refused: 'value-out-of-bounds', count: Number(count), value, least, most };
}

const usable = (values: ScoringCard): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([count, value]) => refuseValue(count, value) === null));
