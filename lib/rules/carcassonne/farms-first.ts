import type { FieldScore, SharedCity } from './farms';
import type { Field } from './field';
import { type Majority, majorityOf } from './majority';
import { counted, type Gain, gainOf, type Reason } from './reasons';

/** Points for a city in the first set (CA-31). */
const PER_CITY = 4;

/** A named city: the fields that touch it, and how their farmers together compare. */
type PooledCity = SharedCity & { fields: number[] };

/**
 * First set: city by city, the farmers of all fields that touch it together (CA-31). The points stand at the first of
 * those fields where their winner has a follower (CA-35).
 */
export function firstSet(fields: readonly Field[]): FieldScore[] {
  const pooled = pool(fields);
  return fields.map((field, index) => {
    const cities = pooled.filter((city) => city.fields.includes(index));
    const majority = majorityOf(field.followers);
    const gains = majority.strengths.flatMap(({ player }) => {
      const won = cities.filter((city) => city.majority.winners.includes(player));
      const here = won.filter((city) => homeOf(city, fields, player) === index);
      return gain(field, majority, player, namesOf(here), namesOf(won.filter((city) => !here.includes(city))));
    });
    const shared = cities.filter((city) => city.fields.length > 1);
    return { majority, gains, shared: shared.map((city) => ({ city: city.city, majority: city.majority })) };
  });
}

function pool(fields: readonly Field[]): PooledCity[] {
  const touching = new Map<string, number[]>();
  fields.forEach(({ named }, index) => {
    for (const city of named) touching.set(city, [...(touching.get(city) ?? []), index]);
  });
  return [...touching].map(([city, indices]) => ({
    city,
    fields: indices,
    majority: majorityOf(together(indices.map((index) => fields[index]?.followers ?? {}))),
  }));
}

function together(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [player, count] of counts.flatMap((each) => Object.entries(each))) {
    sums.set(player, (sums.get(player) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

const homeOf = (city: PooledCity, fields: readonly Field[], player: string): number | undefined =>
  city.fields.find((index) => (fields[index]?.followers[player] ?? 0) > 0);

const namesOf = (cities: readonly PooledCity[]): string[] => cities.map(({ city }) => city);

/** Cities of this field alone go by its own majority. Who wins a field without any city is told so. */
function gain(field: Field, majority: Majority, player: string, here: string[], elsewhere: string[]): Gain[] {
  const winsField = majority.winners.includes(player);
  const cities = (winsField ? field.cities : 0) + here.length;
  const reasons: Reason[] = [];
  if (cities > 0 || (winsField && field.named.length === 0)) {
    reasons.push({ item: 'cities', named: here, ...counted('CA-31', cities, PER_CITY) });
  }
  if (elsewhere.length > 0) {
    reasons.push({ item: 'elsewhere', named: elsewhere, ...counted('CA-31', elsewhere.length, 0) });
  }
  return reasons.length === 0 ? [] : [gainOf(player, reasons)];
}
