import type { ScoringFact } from './facts';
import type { Options } from './options';

/** The steps of the last count, in their order (CA-40). */
export const STEPS = ['roads', 'cities', 'monasteries', 'gardens', 'farms', 'goods'] as const;

export type Step = (typeof STEPS)[number];

/** The steps that a table with these boxes walks through (CA-40). */
export const stepsOf = (options: Pick<Options, 'abbot' | 'tradersAndBuilders'>): Step[] =>
  STEPS.filter(
    (step) =>
      (step !== 'gardens' || options.abbot === 'yes') && (step !== 'goods' || options.tradersAndBuilders === 'yes'),
  );

const FEATURE_STEPS = { road: 'roads', city: 'cities', monastery: 'monasteries', garden: 'gardens' } as const;

/** The step of the last count that a fact belongs to; null: it counts in its turn (CA-41). */
export function stepOf(fact: ScoringFact): Step | null {
  switch (fact.kind) {
    case 'feature':
      return fact.feature.state === 'unfinished' ? FEATURE_STEPS[fact.feature.kind] : null;
    case 'field':
      return 'farms';
    case 'goods':
      return 'goods';
    default:
      return null;
  }
}
