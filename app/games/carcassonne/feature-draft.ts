import type { ScoredBy } from '@/lib/rules/carcassonne/facts';
import { type Feature, type FeatureKind, isSurrounded, type Surrounded } from '@/lib/rules/carcassonne/feature';
import { AROUND } from '@/lib/rules/carcassonne/feature-bounds';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';
import {
  type FeatureOptions,
  type FeatureScore,
  type Shared,
  scoreFeature,
  share,
} from '@/lib/rules/carcassonne/score-feature';
import { isRefusal } from '@/lib/rules/entry';

/** A feature being entered. A count that nobody has told yet is NaN. */
export type FeatureDraft = { feature: Feature; by: ScoredBy };

/** What a draft is worth and to whom, or why there cannot be such a feature; null while a count is not told yet. */
export type DraftScore = (FeatureScore & Shared) | ScoringRefusal | null;

/** A completed feature of that kind. Nobody has said how many tiles; a complete monastery has all of them around it. */
export function freshFeature(kind: FeatureKind): Feature {
  switch (kind) {
    case 'road':
      return { kind, state: 'completed', tiles: Number.NaN };
    case 'city':
      return { kind, state: 'completed', tiles: Number.NaN, coatsOfArms: 0 };
    case 'monastery':
    case 'garden':
      return { kind, state: 'completed', around: AROUND };
  }
}

/** Scores a draft as it stands, without a table. */
export function scoreDraft({ feature, by }: FeatureDraft, options: FeatureOptions): DraftScore {
  if (Number.isNaN(isSurrounded(feature) ? feature.around : feature.tiles)) return null;
  const score = scoreFeature(feature, options);
  if (isRefusal(score)) return score as ScoringRefusal;
  const shared = share(score.reasons, by);
  return isRefusal(shared) ? (shared as ScoringRefusal) : { ...score, ...shared };
}

/** The same feature in another state. All tiles lie around a complete monastery; around another, as many as are told. */
export function inState(feature: Feature, state: Surrounded['state']): Feature {
  if (!isSurrounded(feature)) return state === 'abbot' ? feature : { ...feature, state };
  const told = feature.around === AROUND ? Number.NaN : feature.around;
  return { ...feature, state, around: state === 'completed' ? AROUND : told };
}
