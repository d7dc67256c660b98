import { isAddOnFact } from '@/lib/rules/add-on';
import type { Options } from '@/lib/rules/carcassonne/options';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import { type DraftScore, type FeatureDraft, scoreDraft } from '../feature-draft';

/**
 * What a feature being entered is worth and to whom: as the table would score it, add-ons and all; without a table's
 * answer, as the feature lies there.
 */
export function worthOf(entered: FeatureDraft, preview: ScoredEntry | null, options: Options): DraftScore {
  const plain = scoreDraft(entered, options);
  const [gain] = preview?.gains ?? [];
  if (plain === null || 'refused' in plain || preview === null || gain === undefined) return plain;
  const { points, reasons } = gain;
  return { points, reasons, majority: preview.majority, gains: preview.gains };
}

/** Whether an add-on keeps the points of an entry back until the last count. */
export const isKeptBack = ({ entry, gains, majority, step }: ScoredEntry): boolean =>
  gains.length === 0 &&
  step?.includes('/') === true &&
  (isAddOnFact(entry.fact) || (majority?.winners ?? []).length > 0);
