import type { Category, ScoredEntry } from './scored-entry';
import { trackPlace } from './track';

/** A player's points in all and by what they were for, and where the follower stands on the track (CA-43, CA-47). */
export type PlayerTotal = {
  points: number;
  byReason: PointsByReason;
  /** Space of the track, 0 to 49, and how often it was gone round. */
  track: { space: number; laps: number };
};

/** Every category that the base has, and those of add-ons that gave points. */
export type PointsByReason = Record<BaseCategory, number> & Record<string, number>;

type BaseCategory = Exclude<Category, `${string}/${string}`>;

/** What points can be for, in the order in which people ask. */
export const CATEGORIES = [
  'road',
  'city',
  'monastery',
  'garden',
  'farms',
  'goods',
  'line',
  'adjustment',
] as const satisfies readonly BaseCategory[];

/** Sums up each player, in seat order. */
export function playerTotals(seats: readonly string[], entries: readonly ScoredEntry[]): Map<string, PlayerTotal> {
  const sums = new Map(seats.map((player) => [player, nothing()]));
  for (const { category, gains } of entries) {
    for (const { player, points } of gains) {
      const byReason = sums.get(player);
      if (byReason) byReason[category] = (byReason[category] ?? 0) + points;
    }
  }
  return new Map([...sums].map(([player, byReason]) => [player, totalOf(byReason)]));
}

function totalOf(byReason: PointsByReason): PlayerTotal {
  const points = Object.values(byReason).reduce((sum, each) => sum + each, 0);
  return { points, byReason, track: trackPlace(points) };
}

const nothing = (): PointsByReason => ({
  road: 0,
  city: 0,
  monastery: 0,
  garden: 0,
  farms: 0,
  goods: 0,
  line: 0,
  adjustment: 0,
});
