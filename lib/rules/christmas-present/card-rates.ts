import type { Feature, Options } from '../carcassonne';
import { type Rate, rateOf } from '../carcassonne/rates';
import type { Card, Ground } from './cards';
import type { CardOptions } from './options';
import type { CardScoreRefusal } from './refusals';

/** The options that the rates of cards rest on. */
export type CardRateOptions = Pick<Options, 'twoTileCity' | 'unfinishedInnCathedral'> &
  Pick<CardOptions, 'unfinishedCloister' | 'onInnCathedral'>;

/** What a card with a rate is played on. */
export type Needs = { ground: Ground; state: 'completed' | 'unfinished' };

/** Cards that score a feature at a rate of their own: what they need, and what each tile and coat of arms gives. */
const RATES = {
  'unfinished-road': { ground: 'road', state: 'unfinished', rule: 'XP-15', tile: 2, coatOfArms: 0 },
  'unfinished-city': { ground: 'city', state: 'unfinished', rule: 'XP-15', tile: 2, coatOfArms: 1 },
  'unfinished-cloister': { ground: 'cloister', state: 'unfinished', rule: 'XP-16', tile: 1, coatOfArms: 0 },
  'loop-road': { ground: 'road', state: 'completed', rule: 'XP-17', tile: 2, coatOfArms: 0 },
  'coats-of-arms-3': { ground: 'city', state: 'completed', rule: 'XP-18', tile: 2, coatOfArms: 3 },
  'no-coats-of-arms-3': { ground: 'city', state: 'completed', rule: 'XP-19', tile: 3, coatOfArms: 0 },
} as const satisfies Partial<Record<Card, Needs & Omit<Rate, 'itself'>>>;

export type RateCard = keyof typeof RATES;

export const RATE_CARDS = Object.keys(RATES) as readonly RateCard[];

export const isRateCard = (card: Card): card is RateCard => Object.hasOwn(RATES, card);

export const needsOf = (card: RateCard): Needs => RATES[card];

/** What the cards call a feature; null: none of them is about such a one. */
export function groundOf({ kind }: Feature): Ground | null {
  if (kind === 'garden') return null;
  return kind === 'monastery' ? 'cloister' : kind;
}

/** The rate at which a card scores a feature, or why the card does not suit it (XP-15 to XP-20). */
export function cardRate(card: RateCard, feature: Feature, options: CardRateOptions): Rate | CardScoreRefusal {
  const refusal = refuseMisfit(card, feature);
  if (refusal !== null) return refusal;
  if (card === 'unfinished-cloister' && options.unfinishedCloister === 'plus')
    return { rule: 'XP-16', itself: 1, tile: 2, coatOfArms: 0 };
  const { rule, tile, coatOfArms } = RATES[card];
  const plain: Rate = { rule, itself: 0, tile, coatOfArms };
  return options.onInnCathedral === 'on-top' && hasInnOrCathedral(feature) ? raised(card, feature, options) : plain;
}

function refuseMisfit(card: RateCard, feature: Feature): CardScoreRefusal | null {
  const { ground, state } = RATES[card];
  if (groundOf(feature) !== ground || feature.state !== state)
    return { refused: 'christmas-present/card-misfit', card, needs: { ground, state } };
  const coatsOfArms = feature.kind === 'city' ? feature.coatsOfArms : 0;
  if (card === 'coats-of-arms-3' && coatsOfArms === 0) return { refused: 'christmas-present/card-without-arms', card };
  if (card === 'no-coats-of-arms-3' && coatsOfArms > 0)
    return { refused: 'christmas-present/card-with-arms', card, coatsOfArms };
  return null;
}

const hasInnOrCathedral = (feature: Feature): boolean =>
  (feature.kind === 'road' && feature.inn === true) || (feature.kind === 'city' && feature.cathedral === true);

/** What a card adds to the feature's own rate; a loop doubles it, and what is worth nothing at the end stays so (XP-20). */
function raised(card: RateCard, feature: Feature, options: CardRateOptions): Rate {
  const own = rateOf(feature, options);
  const { rule, tile, coatOfArms } = RATES[card];
  if (own.tile === 0) return { rule: 'XP-20', itself: 0, tile: 0, coatOfArms: 0 };
  if (feature.state === 'unfinished') return { rule, itself: 0, tile, coatOfArms };
  if (card === 'loop-road') return { rule: 'XP-20', itself: 0, tile: 2 * own.tile, coatOfArms: 0 };
  const gain = card === 'coats-of-arms-3' ? { tile: 0, coatOfArms: 1 } : { tile: 1, coatOfArms: 0 };
  return { rule: 'XP-20', itself: 0, tile: own.tile + gain.tile, coatOfArms: own.coatOfArms + gain.coatOfArms };
}
