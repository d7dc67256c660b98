import { type CountRefusal, refuseCount, refuseCounts } from './counts';

/**
 * A field at the end. `cities`: how many completed cities touch it and no other field that counts; `named`: those that
 * have a name because they touch another field too (CA-33). `followers`: strength by player; `pigs`: pigs by owner.
 */
export type Field = {
  cities: number;
  named: string[];
  followers: Record<string, number>;
  pigs?: Record<string, number>;
  pigHerd?: boolean;
};

/** Why there cannot be such a field. */
export type FieldRefusal = CountRefusal | { refused: 'city-twice'; city: string } | { refused: 'city-without-name' };

/** Completed cities that touch a field, each once. */
export const citiesOf = ({ cities, named }: Field): number => cities + named.length;

/** Whether pigs or a herd stand on a field. */
export const hasPigs = ({ pigs, pigHerd }: Field): boolean =>
  pigHerd === true || Object.values(pigs ?? {}).some((count) => count > 0);

/** Refuses what no field has; `most`: tiles in the boxes, as no city is without a tile of its own there (CA-20, CA-33). */
export function refuseField(field: Field, most: number): FieldRefusal | null {
  const city = field.named.find((name, index) => field.named.indexOf(name) !== index);
  if (city !== undefined) return { refused: 'city-twice', city };
  if (field.named.some((name) => name.trim() === '')) return { refused: 'city-without-name' };
  return (
    refuseCount('cities', field.cities, 0, most) ??
    refuseCount('cities', citiesOf(field), 0, most) ??
    refuseCounts('followers', field.followers) ??
    refuseCounts('pigs', field.pigs ?? {})
  );
}
