import type { FieldScore, SharedCity } from './farms';
import type { Field } from './field';
import { type Majority, majorityOf } from './majority';
import { counted, type Gain, gainOf, type Reason } from './reasons';

/** Points for a city in the first set (CA-31). */
const PER_CITY = 4;

/** A named city: the fields that touch it, how their farmers together compare, and each one's first field there. */
type PooledCity = SharedCity & { fields: number[]; homes: ReadonlyMap<string, number> };

/**
 * First set: city by city, the farmers of all fields that touch it together (CA-31). The points stand at the first of
 * those fields where their winner has a follower (CA-35).
 */
export function firstSet(fields: readonly Field[]): FieldScore[] {
  const touching = citiesAt(pool(fields), fields.length);
  return fields.map((field, index) => {
    const cities = touching[index] ?? [];
    const majority = majorityOf(field.followers);
    const gains = majority.strengths.flatMap(({ player }) => {
      const won = cities.filter((city) => city.majority.winners.includes(player));
      const here = won.filter((city) => city.homes.get(player) === index);
      return gain(field, majority, player, namesOf(here), namesOf(won.filter((city) => !here.includes(city))));
    });
    const shared = cities.filter((city) => city.fields.length > 1);
    return { majority, gains, shared: shared.map((city) => ({ city: city.city, majority: city.majority })) };
  });
}

function pool(fields: readonly Field[]): PooledCity[] {
  const touching = new Map<string, number[]>();
  fields.forEach(({ named }, index) => {
    for (const city of named) {
      const indices = touching.get(city);
      if (indices === undefined) touching.set(city, [index]);
      else indices.push(index);
    }
  });
  return [...touching].map(([city, indices]) => ({ city, fields: indices, ...farmersAt(fields, indices) }));
}

/** The farmers of some fields together. */
function farmersAt(fields: readonly Field[], indices: readonly number[]): Pick<PooledCity, 'majority' | 'homes'> {
  const sums = new Map<string, number>();
  const homes = new Map<string, number>();
  for (const index of indices) {
    for (const [player, count] of Object.entries(fields[index]?.followers ?? {})) {
      sums.set(player, (sums.get(player) ?? 0) + count);
      if (count > 0 && !homes.has(player)) homes.set(player, index);
    }
  }
  return { majority: majorityOf(Object.fromEntries(sums)), homes };
}

/** The same cities, field by field. */
function citiesAt(cities: readonly PooledCity[], count: number): PooledCity[][] {
  const touching = Array.from({ length: count }, (): PooledCity[] => []);
  for (const city of cities) for (const index of city.fields) touching[index]?.push(city);
  return touching;
}

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
