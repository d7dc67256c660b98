import { isSurrounded } from '@/lib/rules/carcassonne/feature';
import type { ScoreFact } from './score-draft';

/** What somebody still has to say before a score can be judged. */
export type Missing = 'tiles' | 'around' | 'label' | 'points' | 'scorer';

/** The first thing that is not said yet; null: all is. */
export function missingIn(fact: ScoreFact): Missing | null {
  if (fact.kind === 'line') {
    if (fact.label === '') return 'label';
    if (Number.isNaN(fact.points)) return 'points';
    return fact.players.length === 0 ? 'scorer' : null;
  }
  const { feature, by } = fact;
  if (isSurrounded(feature)) {
    if (Number.isNaN(feature.around)) return 'around';
  } else if (Number.isNaN(feature.tiles)) return 'tiles';
  const scorers = 'scorers' in by ? by.scorers : Object.values(by.followers).filter((count) => count > 0);
  // Whoever completes a city takes its goods, whoever scores it, and be it nobody.
  const takes = feature.kind === 'city' && feature.goods !== undefined;
  return scorers.length === 0 && !takes ? 'scorer' : null;
}
