import { ADJUSTMENT_BOUND } from '../adjustment';
import { type CountRefusal, refuseCount } from './counts';
import type { AdjustmentFact, LineFact } from './facts';
import { type Gain, gainOf } from './reasons';

/** Why a free line cannot stand. */
export type LineRefusal =
  | CountRefusal
  | { refused: 'line-without-label' }
  | { refused: 'nobody-named' }
  | { refused: 'named-twice'; player: string };

/** Refuses a free line without a label, for nobody, for somebody twice, or beyond the sanity bound (CA-38). */
export function refuseLine({ label, points, players }: LineFact): LineRefusal | null {
  const refusal = refuseCount('points', points, ADJUSTMENT_BOUND.least, ADJUSTMENT_BOUND.most);
  if (refusal !== null) return refusal;
  if (label.trim() === '') return { refused: 'line-without-label' };
  if (players.length === 0) return { refused: 'nobody-named' };
  const player = players.find((named, index) => players.indexOf(named) !== index);
  return player === undefined ? null : { refused: 'named-twice', player };
}

/** Everybody whom a free line names gets all of it (CA-38). */
export const lineGains = ({ label, points, players }: LineFact): Gain[] =>
  players.map((player) => gainOf(player, [{ item: 'line', label, rule: 'CA-38', count: 1, each: points, points }]));

/** What an adjustment gives or takes (CA-39). */
export const adjustmentGain = ({ points, reason }: AdjustmentFact, player: string): Gain =>
  gainOf(player, [{ item: 'adjustment', label: reason, rule: 'CA-39', count: 1, each: points, points }]);
