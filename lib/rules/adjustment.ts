import { isBlank } from './blank';

/** Why points cannot be given or taken by a table. */
export type AdjustmentRefusal =
  | { refused: 'adjustment-out-of-bounds'; points: number; least: number; most: number }
  | { refused: 'adjustment-without-reason' };

/** Bounds on points that are typed in; no rule of any game, only against slips of the finger. */
export const ADJUSTMENT_BOUND = { least: -1000, most: 1000 } as const;

/** Refuses points that are no whole number within the sanity bound, and points without a reason. */
export function refuseAdjustment({ points, reason }: { points: number; reason: string }): AdjustmentRefusal | null {
  const { least, most } = ADJUSTMENT_BOUND;
  if (!Number.isInteger(points) || points < least || points > most) {
    return { refused: 'adjustment-out-of-bounds', points, least, most };
  }
  return isBlank(reason) ? { refused: 'adjustment-without-reason' } : null;
}
