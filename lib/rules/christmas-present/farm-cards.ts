import type { FarmSet, Field, FieldScore, Gain, Reason } from '../carcassonne';
import { scoreFields } from '../carcassonne/farms';
import { sumOf } from '../carcassonne/reasons';
import type { CardOptions } from './options';

/** Cards that count for farms, as often as a player has revealed them (XP-27, XP-28). */
export type FarmCard = 'early-farm' | 'joint-farm';

export type FarmCards = Readonly<Record<string, readonly FarmCard[]>>;

/**
 * Scores farms with the cards that were revealed for them. `advantages`: for each farm the players who break a tie there
 * (XP-29). In their order, by one of the three sets of rules.
 */
export function scoreFarms(
  fields: readonly Field[],
  farms: FarmSet,
  advantages: readonly (readonly string[])[],
  cards: FarmCards,
  options: Pick<CardOptions, 'earlyFarm'>,
): FieldScore[] {
  return scoreFields(fields, farms, advantages).map((score) => withFarmCards(score, cards, options));
}

/** What one farm gives with the cards of those who score it. */
export function withFarmCards(
  score: FieldScore,
  cards: FarmCards,
  options: Pick<CardOptions, 'earlyFarm'>,
): FieldScore {
  return { ...score, gains: score.gains.map((gain) => plusCards(gain, score, cards, options)) };
}

function plusCards(
  gain: Gain,
  { majority: { winners } }: FieldScore,
  cards: FarmCards,
  { earlyFarm }: Pick<CardOptions, 'earlyFarm'>,
): Gain {
  const cities = citiesIn(gain);
  const own = Object.hasOwn(cards, gain.player) ? (cards[gain.player] ?? []) : [];
  const isShared = winners.length > 1;
  const counts = { 'joint-farm': isShared, 'early-farm': !isShared || earlyFarm === 'tied-too' };
  const isWinner = winners.includes(gain.player);
  const reasons = own.filter((card) => isWinner && cities > 0 && counts[card]).map((card) => reasonOf(card, cities));
  return reasons.length === 0
    ? gain
    : { ...gain, reasons: [...gain.reasons, ...reasons], points: gain.points + sumOf(reasons) };
}

/** The cities that a player scores in a farm (XP-27). */
const citiesIn = ({ reasons }: Gain): number =>
  reasons.filter(({ item }) => item === 'cities').reduce((sum, { count }) => sum + count, 0);

const RULES = { 'early-farm': 'XP-27', 'joint-farm': 'XP-28' } as const;

const reasonOf = (card: FarmCard, cities: number): Reason => ({
  item: `christmas-present/${card}`,
  rule: RULES[card],
  count: cities,
  each: 1,
  points: cities,
});
