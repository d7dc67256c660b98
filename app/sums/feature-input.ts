import type { FeatureDraft } from '@/app/games/carcassonne/feature-draft';
import { freshFeature } from '@/app/games/carcassonne/feature-draft';
import type { ScoredBy } from '@/lib/rules/carcassonne/facts';
import type { FeatureKind } from '@/lib/rules/carcassonne/feature';

/**
 * Reads a feature that this phone stored; null if it is none of these kinds. Counts may be any number: what was typed
 * comes back with what is wrong about it.
 */
export const readFeatureDraft =
  (kinds: readonly FeatureKind[]) =>
  (stored: unknown): FeatureDraft | null => {
    const { feature, by } = { ...(stored as Partial<FeatureDraft> | null) };
    const kind = kinds.find((each) => each === feature?.kind);
    const scoredBy = readScoredBy(by);
    if (feature === undefined || kind === undefined || scoredBy === null) return null;
    const fresh = freshFeature(kind);
    const isWhole = Object.entries(fresh).every(([key, value]) => typeof feature[key as never] === typeof value);
    return isWhole ? { feature, by: scoredBy } : null;
  };

function readScoredBy(stored: unknown): ScoredBy | null {
  const { followers, scorers } = { ...(stored as { followers?: unknown; scorers?: unknown } | null) };
  if (Array.isArray(scorers)) return { scorers: scorers.filter((each) => typeof each === 'string') };
  if (typeof followers !== 'object' || followers === null) return null;
  return { followers: Object.fromEntries(Object.entries(followers).filter(([, count]) => typeof count === 'number')) };
}
