import type { Gain, Majority, Options, Reason } from '../carcassonne';
import { refuseFeature } from '../carcassonne/feature-bounds';
import { refuseLine } from '../carcassonne/lines';
import { sumOf } from '../carcassonne/reasons';
import { scoreFeature, share } from '../carcassonne/score-feature';
import { cardRate, groundOf, type RateCard } from './card-rates';
import type { CardScore } from './facts';
import { isLock, type Lying } from './lying';
import type { CardOptions } from './options';
import type { CardScoreRefusal } from './refusals';

/** A card with a rate, and who plays it. */
export type Raise = { card: RateCard; player: string };

/** What a feature gives with cards. `held`: a lock keeps its points back until the end of the game (XP-24). */
export type CardScored = { gains: Gain[]; majority: Majority | null; held: boolean };

type AllOptions = Options & CardOptions;

/**
 * What a feature gives whom, with a card played on it or none, and with what lies on it; or why it cannot be scored like
 * that (XP-15 to XP-25).
 */
export function scoreWithCards(
  score: CardScore,
  lying: readonly Lying[],
  raise: Raise | null,
  options: AllOptions,
): CardScored | CardScoreRefusal {
  const { feature, by, bonus } = score;
  const refusal = refuseFeature(feature, options) ?? refuseLying(score, lying) ?? refuseBonus(score);
  if (refusal !== null) return refusal;
  const own = scoreFeature(feature, options);
  if ('refused' in own) return own;
  const on = lying.filter(({ nth }) => score.lying.includes(nth));
  const shared = share(own.reasons, by, advantageOf(on));
  if ('refused' in shared) return shared;
  const raised = raise === null ? shared.gains : raisedGains(score, shared.gains, raise, options);
  if ('refused' in raised) return raised;
  const gains = bonus === undefined ? raised : raised.map((gain) => plus(gain, bonusReason(bonus)));
  return { gains, majority: shared.majority, held: feature.state === 'completed' && on.some(isLock) };
}

/** Who counts one follower more if tied (XP-25). */
const advantageOf = (on: readonly Lying[]): string[] => on.filter((each) => !isLock(each)).map(({ player }) => player);

function refuseLying({ feature, lying: named }: CardScore, lying: readonly Lying[]): CardScoreRefusal | null {
  const ground = groundOf(feature);
  const lies = (nth: number) => lying.some((each) => each.nth === nth && each.ground === ground);
  const strange = named.find((nth, index) => named.indexOf(nth) !== index || !lies(nth));
  return strange === undefined ? null : { refused: 'not-lying', nth: strange };
}

const refuseBonus = ({ bonus }: CardScore): CardScoreRefusal | null =>
  bonus === undefined ? null : refuseLine({ kind: 'line', ...bonus, players: ['*'] });

/** The card's rate for whoever plays it, or for all who are tied, by the option; who has no majority cannot (XP-21, XP-22). */
function raisedGains(
  { feature }: CardScore,
  gains: readonly Gain[],
  { card, player }: Raise,
  options: AllOptions,
): Gain[] | CardScoreRefusal {
  const rate = cardRate(card, feature, options);
  if ('refused' in rate) return rate;
  const score = scoreFeature(feature, options, rate);
  if ('refused' in score) return score;
  if (!gains.some((gain) => gain.player === player)) return { refused: 'no-majority', card, player };
  const isRaised = (gain: Gain) => gain.player === player || options.tiedRateCard === 'all';
  return gains.map((gain) => (isRaised(gain) ? { ...gain, points: score.points, reasons: score.reasons } : gain));
}

const bonusReason = ({ label, points }: NonNullable<CardScore['bonus']>): Reason => ({
  item: 'line',
  label,
  rule: 'XP-24',
  count: 1,
  each: points,
  points,
});

const plus = ({ player, reasons }: Gain, reason: Reason): Gain => {
  const all = [...reasons, reason];
  return { player, points: sumOf(all), reasons: all };
};
