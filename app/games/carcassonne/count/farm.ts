import type { FieldScore } from '@/lib/rules/carcassonne/farms';
import type { Field } from '@/lib/rules/carcassonne/field';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';

/** A field as somebody counts it. `label`: what the table calls it; empty: it goes by its number. */
export type Farm = { id: string; label: string; field: Field };

/** What a field comes to among the others, or why it cannot be one. */
export type FarmScore = FieldScore | ScoringRefusal;

/** A farm with what it comes to. `name`: its label or its number in words. */
export type ScoredFarm = Farm & { name: string; score: FarmScore };

/** A field of which nothing has been counted. */
export const freshField = (): Field => ({ cities: 0, named: [], followers: {} });

/** The letters of all cities that fields share, in order. */
export const sharedCities = (farms: readonly Farm[]): string[] =>
  [...new Set(farms.flatMap(({ field }) => field.named))].sort((one, other) => one.localeCompare(other));

/** The next letter that no city has: A to Z, then A2 and so on. */
export function nextCity(taken: readonly string[]): string {
  for (let nth = 0; ; nth++) {
    const letter = String.fromCharCode('A'.charCodeAt(0) + (nth % LETTERS));
    const name = nth < LETTERS ? letter : `${letter}${Math.floor(nth / LETTERS) + 1}`;
    if (!taken.includes(name)) return name;
  }
}

const LETTERS = 26;

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
