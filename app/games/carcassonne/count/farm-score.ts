import { type FarmSet, type FieldScore, scoreFields } from '@/lib/rules/carcassonne/farms';
import { refuseField } from '@/lib/rules/carcassonne/field';
import { pointsIn } from '@/lib/rules/carcassonne/last-count';
import type { Totals } from '@/lib/rules/totals-moved';
import type { Farm, FarmScore } from './farm';

/** Scores farms without a table, in their order; those that cannot be are left out. `most`: tiles in the boxes. */
export function scoreFarms(farms: readonly Farm[], set: FarmSet, most: number): FarmScore[] {
  const sound: Farm[] = [];
  const refusals = farms.map((farm) => {
    const refusal = refuseField(farm.field, most);
    if (refusal === null) sound.push(farm);
    return refusal;
  });
  const scores = scoreFields(
    sound.map(({ field }) => field),
    set,
  ).values();
  return refusals.map((refusal) => refusal ?? (scores.next().value as FieldScore));
}

/** What farms give each of these players. */
export function farmPoints(scores: readonly FarmScore[], seats: readonly string[]): Totals {
  const points = pointsIn(scores.flatMap((score) => ('refused' in score ? [] : [score])));
  return { seats, players: Object.fromEntries(seats.map((player) => [player, { points: points[player] ?? 0 }])) };
}
