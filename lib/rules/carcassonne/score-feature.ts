import { type CountRefusal, refuseCounts } from './counts';
import type { ScoredBy } from './facts';
import { type Feature, isSurrounded } from './feature';
import { type BoundOptions, type FeatureRefusal, refuseFeature } from './feature-bounds';
import { type Majority, majorityOf } from './majority';
import { type Rate, type RateOptions, rateOf } from './rates';
import { counted, type Gain, type Reason, sumOf } from './reasons';

/** What a feature is worth, in points, whoever scores it. */
export type FeatureScore = { points: number; reasons: Reason[] };

/** Who gets it. `majority` is null where somebody said who scores. */
export type Shared = { majority: Majority | null; gains: Gain[] };

/** Why nobody can score like that. */
export type ScoredByRefusal = CountRefusal | { refused: 'named-twice'; player: string };

/** The options that a feature's points rest on. */
export type FeatureOptions = RateOptions & BoundOptions;

/**
 * What a feature is worth as it lies there, or why there cannot be such a feature (CA-09 to CA-20). `rate`: another one
 * for this feature, where an add-on changes it (CA-48).
 */
export function scoreFeature(
  feature: Feature,
  options: FeatureOptions,
  rate: Rate = rateOf(feature, options),
): FeatureScore | FeatureRefusal {
  const refusal = refuseFeature(feature, options);
  if (refusal !== null) return refusal;
  const reasons = reasonsOf(feature, rate);
  return { points: sumOf(reasons), reasons };
}

function reasonsOf(feature: Feature, { rule, itself, tile, coatOfArms }: Rate): Reason[] {
  if (isSurrounded(feature)) {
    const around: Reason = { item: 'around', ...counted(rule, feature.around, tile) };
    return itself === 0 ? [around] : [{ item: feature.kind, ...counted(rule, 1, itself) }, around];
  }
  const tiles: Reason = { item: 'tiles', ...counted(rule, feature.tiles, tile) };
  if (feature.kind === 'road' || feature.coatsOfArms === 0) return [tiles];
  return [tiles, { item: 'coats-of-arms', ...counted(rule, feature.coatsOfArms, coatOfArms) }];
}

/**
 * Who gets the points of a feature, each in full: whoever has the majority, or whoever was said to score (CA-21, CA-24).
 * `advantage`: see majorityOf.
 */
export function share(reasons: Reason[], by: ScoredBy, advantage?: readonly string[]): Shared | ScoredByRefusal {
  const refusal = refuseScoredBy(by);
  if (refusal !== null) return refusal;
  const majority = 'followers' in by ? majorityOf(by.followers, advantage) : null;
  const scorers = 'followers' in by ? (majority?.winners ?? []) : by.scorers;
  const points = sumOf(reasons);
  return { majority, gains: scorers.map((player) => ({ player, points, reasons })) };
}

/** Refuses followers that are no counts, and a scorer named twice (CA-20, CA-24). */
export function refuseScoredBy(by: ScoredBy): ScoredByRefusal | null {
  if ('followers' in by) return refuseCounts('followers', by.followers);
  const player = by.scorers.find((scorer, index) => by.scorers.indexOf(scorer) !== index);
  return player === undefined ? null : { refused: 'named-twice', player };
}
