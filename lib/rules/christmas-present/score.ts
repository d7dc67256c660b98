import type { Gain, Majority, Options, ScoredBy } from '../carcassonne';
import type { Feature } from '../carcassonne/feature';
import { scoreFeature, share } from '../carcassonne/score-feature';
import { cardRate, groundOf, type RateCard } from './card-rates';
import { isLock, type Lying } from './lying';
import type { CardOptions } from './options';
import type { CardScoreRefusal } from './refusals';

/** A card with a rate, and who plays it. */
export type Raise = { card: RateCard; player: string };

/** What a feature gives with cards. `held`: a lock keeps its points back until the end of the game (XP-24). */
export type CardScored = { gains: Gain[]; majority: Majority | null; held: boolean };

/** A feature to be scored: how it lies there, who stands on it, and which cards lie on it. */
export type Scored = { feature: Feature; by: ScoredBy; on: readonly Lying[] };

/**
 * What a feature gives whom, with a card played on it (null: none) and with what lies on it; or why it cannot be scored
 * like that (XP-15 to XP-25).
 */
export function scoreWithCards(
  { feature, by, on }: Scored,
  raise: Raise | null,
  options: Options & CardOptions,
): CardScored | CardScoreRefusal {
  const own = scoreFeature(feature, options);
  if ('refused' in own) return own;
  const strange = on.find(({ ground }) => ground !== groundOf(feature));
  if (strange !== undefined) return { refused: 'christmas-present/not-lying', nth: strange.nth };
  const shared = share(own.reasons, by, advantageOf(on));
  if ('refused' in shared) return shared;
  const gains = raise === null ? shared.gains : raisedGains(feature, shared.gains, raise, options);
  return 'refused' in gains ? gains : { gains, majority: shared.majority, held: isHeld(feature, on) };
}

/** Who counts one follower more if tied (XP-25, XP-29). */
export const advantageOf = (on: readonly Lying[]): string[] =>
  on.filter((each) => !isLock(each)).map(({ player }) => player);

/** Whether the points of a feature wait until the end of the game (XP-24). */
export const isHeld = ({ state }: Feature, on: readonly Lying[]): boolean => state === 'completed' && on.some(isLock);

/** The card's rate for whoever plays it, or for all who are tied, by the option; who has no majority cannot (XP-21, XP-22). */
function raisedGains(
  feature: Feature,
  gains: readonly Gain[],
  { card, player }: Raise,
  options: Options & CardOptions,
): Gain[] | CardScoreRefusal {
  const rate = cardRate(card, feature, options);
  if ('refused' in rate) return rate;
  const score = scoreFeature(feature, options, rate);
  if ('refused' in score) return score;
  if (!gains.some((gain) => gain.player === player)) return { refused: 'christmas-present/no-majority', card, player };
  const isRaised = (gain: Gain) => gain.player === player || options.tiedRateCard === 'all';
  return gains.map((gain) => (isRaised(gain) ? { ...gain, points: score.points, reasons: score.reasons } : gain));
}
