import type { Entry } from '../entry';
import type { AdjustmentFact } from './facts';

/** An adjustment where it counts: for its player, in a round or (null) after all rounds. */
export type PlacedAdjustment = {
  entry: Entry<AdjustmentFact>;
  player: string;
  round: number | null;
  /** In points, as the table agreed; may be negative. */
  points: number;
  /** In the table's own words. */
  reason: string;
};

type Adjusted = readonly Pick<PlacedAdjustment, 'round' | 'points'>[];

/** Points of the adjustments of a round and of those before it; without a round they count after all (CC-40). */
export const adjustedBy = (adjustments: Adjusted, round: number): number =>
  adjusted(adjustments.filter((adjustment) => adjustment.round !== null && adjustment.round <= round));

/** Points of all these adjustments. */
export const adjusted = (adjustments: Adjusted): number => adjustments.reduce((sum, { points }) => sum + points, 0);

/** The same adjustments in the order in which they count: by round, those without one last, then as entered. */
export const inOrder = (adjustments: readonly PlacedAdjustment[]): PlacedAdjustment[] =>
  adjustments.toSorted((one, other) => (one.round ?? Number.MAX_VALUE) - (other.round ?? Number.MAX_VALUE));
