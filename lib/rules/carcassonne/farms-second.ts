import type { FieldScore } from './farms';
import { cityReasons, cityWorth } from './farms-third';
import type { Field } from './field';
import { type Majority, majorityOf } from './majority';
import { counted, type Gain, gainOf, type Reason } from './reasons';

/** Where a city counts for a player: in which field, and what it is worth there. */
type Counts = { field: number; worth: number };

/** Second set: as the third, but a city counts for each player once, where it is worth most (CA-29, CA-30, CA-35). */
export function secondSet(fields: readonly Field[], advantages: readonly (readonly string[])[]): FieldScore[] {
  const majorities = fields.map((field, index) => majorityOf(field.followers, advantages[index]));
  const places = placesOf(fields, majorities);
  return fields.map((field, index) => {
    const majority = majorities[index] ?? majorityOf({});
    const gains = majority.winners.map((player) => gain(field, player, isIn(places.get(player), index)));
    return { majority, gains, shared: [] };
  });
}

/** Where each named city counts for each player: the first of the fields where it is worth most. */
function placesOf(fields: readonly Field[], majorities: readonly Majority[]): Map<string, Map<string, Counts>> {
  const places = new Map<string, Map<string, Counts>>();
  fields.forEach((field, index) => {
    for (const player of majorities[index]?.winners ?? []) {
      const own = places.get(player) ?? new Map<string, Counts>();
      const worth = cityWorth(field, player);
      for (const city of field.named) if (worth > (own.get(city)?.worth ?? 0)) own.set(city, { field: index, worth });
      places.set(player, own);
    }
  });
  return places;
}

const isIn = (places: Map<string, Counts> | undefined, field: number) => (city: string) =>
  places?.get(city)?.field === field;

function gain(field: Field, player: string, countsHere: (city: string) => boolean): Gain {
  const here = field.named.filter(countsHere);
  const elsewhere = field.named.filter((city) => !countsHere(city));
  const reasons: Reason[] = cityReasons(field, player, field.cities + here.length, here, 'CA-29');
  if (elsewhere.length > 0) {
    reasons.push({ item: 'elsewhere', named: elsewhere, ...counted('CA-29', elsewhere.length, 0) });
  }
  return gainOf(player, reasons);
}
