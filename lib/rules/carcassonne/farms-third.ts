import type { FieldScore } from './farms';
import { citiesOf, type Field } from './field';
import { majorityOf } from './majority';
import { counted, gainOf, type Reason } from './reasons';

/** Points for a completed city on a field (CA-26), and what a pig or a herd adds to it (CA-27, CA-28). */
const PER_CITY = 3;
const PER_PIG = 1;

/** Third set: each field apart, by its own majority, every city in every field that it touches (CA-26). */
export const thirdSet = (fields: readonly Field[], advantages: readonly (readonly string[])[]): FieldScore[] =>
  fields.map((field, index) => {
    const majority = majorityOf(field.followers, advantages[index]);
    const reasons = (player: string) => cityReasons(field, player, citiesOf(field), field.named, 'CA-26');
    return { majority, gains: majority.winners.map((player) => gainOf(player, reasons(player))), shared: [] };
  });

/** What so many of a field's cities give a player who scores it, some of them named. */
export function cityReasons(
  field: Field,
  player: string,
  cities: number,
  named: readonly string[],
  rule: 'CA-26' | 'CA-29',
): Reason[] {
  const reasons: Reason[] = [{ item: 'cities', named: [...named], ...counted(rule, cities, PER_CITY) }];
  if (cities > 0 && ownsPig(field, player)) reasons.push({ item: 'pig', ...counted('CA-27', cities, PER_PIG) });
  if (cities > 0 && field.pigHerd) reasons.push({ item: 'pig-herd', ...counted('CA-28', cities, PER_PIG) });
  return reasons;
}

/** What one city gives a player who scores the field. */
export const cityWorth = (field: Field, player: string): number =>
  PER_CITY + (ownsPig(field, player) ? PER_PIG : 0) + (field.pigHerd ? PER_PIG : 0);

/** Two pigs of one player are worth one (CA-27). */
const ownsPig = ({ pigs = {} }: Field, player: string): boolean =>
  Object.hasOwn(pigs, player) && (pigs[player] ?? 0) > 0;
