import type { Good } from './goods';

/** What people count and type in. */
export type Counted =
  | 'tiles'
  | 'coats-of-arms'
  | 'around'
  | 'followers'
  | 'cities'
  | 'pigs'
  | 'tokens'
  | 'tiles-left'
  | 'points';

/** What was given is no whole number from `least` to `most`. `player` and `good` where it is somebody's, of a kind. */
export type CountRefusal = {
  refused: 'out-of-bounds';
  of: Counted;
  given: number;
  least: number;
  most: number;
  player?: string;
  good?: Good;
};

/** More of one player's followers or pigs than this is a slip of the finger; no rule says how many there can be. */
export const MOST_PIECES = 99;

/** Refuses what is no whole number between bounds (CA-20). */
export function refuseCount(
  of: Counted,
  given: number,
  least: number,
  most: number,
  whose: { player?: string; good?: Good } = {},
): CountRefusal | null {
  const isCount = Number.isInteger(given) && given >= least && given <= most;
  return isCount ? null : { refused: 'out-of-bounds', of, given, least, most, ...whose };
}

/** Refuses the first of some counts per player that is none (CA-20). */
export function refuseCounts(of: Counted, counts: Readonly<Record<string, number>>, good?: Good): CountRefusal | null {
  for (const [player, given] of Object.entries(counts)) {
    const refusal = refuseCount(of, given, 0, MOST_PIECES, good === undefined ? { player } : { player, good });
    if (refusal !== null) return refusal;
  }
  return null;
}
