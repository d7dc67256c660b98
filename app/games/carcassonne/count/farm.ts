import type { FieldScore } from '@/lib/rules/carcassonne/farms';
import type { Field } from '@/lib/rules/carcassonne/field';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';

/**
 * A field as somebody counts it. `label`: what the table calls it; empty: it goes by its number. `addOns`: what add-ons
 * say about it, by their ids.
 */
export type Farm = { id: string; label: string; field: Field; addOns?: Record<string, unknown> };

/** What a field comes to among the others, or why it cannot be one. */
export type FarmScore = FieldScore | ScoringRefusal;

/** A farm with what it comes to. `name`: its label or its number in words. */
export type ScoredFarm = Farm & { name: string; score: FarmScore };

/** What was counted of a farm, with a change. */
export const farmOf = ({ id, label, field, addOns }: Farm, changed: Partial<Farm>): Farm => ({
  ...{ id, label, field, ...(addOns ? { addOns } : {}) },
  ...changed,
});

/** A field of which nothing has been counted. */
export const freshField = (): Field => ({ cities: 0, named: [], followers: {} });

/** The names that cities have in fields, in alphabetical order (CA-33). */
export const sharedCities = (farms: readonly Farm[]): string[] =>
  [...new Set(farms.flatMap(({ field }) => field.named))].sort();

/** The same field with a shared city ticked, or no longer. */
export const toggled = (field: Field, city: string): Field => ({
  ...field,
  named: field.named.includes(city) ? field.named.filter((each) => each !== city) : [...field.named, city],
});

/** The same field with or without the pig of a player. */
export function withPig(field: Field, player: string): Field {
  const { [player]: count = 0, ...others } = field.pigs ?? {};
  return { ...field, pigs: count > 0 ? others : { ...others, [player]: 1 } };
}

/** Reads a farm that this phone stored; null if it is none. Counts may be any number: what is wrong is said later. */
export function readFarm(stored: unknown): Farm | null {
  const { id, label, field, addOns } = { ...(stored as Partial<Farm> | null) };
  if (typeof id !== 'string' || typeof label !== 'string') return null;
  const { cities, named, followers } = { ...field };
  const isField =
    typeof cities === 'number' && Array.isArray(named) && typeof followers === 'object' && followers !== null;
  return isField ? { id, label, field: field as Field, ...(addOns ? { addOns } : {}) } : null;
}
