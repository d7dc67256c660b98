import type { AddOnFact } from '../add-on';
import type { FeatureFact, Options, Placed, Touch } from '../carcassonne';
import type { Fact } from '../carcassonne/facts';
import type { Rate } from '../carcassonne/rates';
import { cardRate, isRateCard } from './card-rates';
import { carriedBy } from './facts';
import type { Lying } from './lying';
import type { CardOptions } from './options';
import type { CardsRead } from './read-cards';
import { advantageOf, isHeld } from './score';
import { HELD } from './steps';

/** What cards change about the features and fields of the base, by entry (XP-15 to XP-25, XP-29). */
export function touchesOf(
  entries: readonly Placed<Fact | AddOnFact>[],
  { lyingOn, problems }: CardsRead,
  ended: boolean,
  options: Options & CardOptions,
): Map<string, Touch> {
  const touches = new Map<string, Touch>();
  for (const { entry, player } of entries) {
    const { id, fact } = entry;
    const on = lyingOn.get(id) ?? [];
    const advantage = advantageOf(on);
    if (fact.kind === 'field' && on.length > 0) touches.set(id, { advantage });
    if (!isFeature(fact) || problems.has(id) || carriedBy(fact) === null) continue;
    touches.set(id, { advantage, rates: ratesIn(fact, player ?? '', options), ...whenPaid(fact, on, ended) });
  }
  return touches;
}

/** A card scores a feature in its turn, unfinished or not; a lock keeps the points of a completed one back. */
function whenPaid(fact: FeatureFact, on: readonly Lying[], ended: boolean): Pick<Touch, 'step' | 'waits'> {
  if (isHeld(fact.feature, on)) return { step: HELD, waits: !ended };
  return carriedBy(fact)?.card === undefined ? {} : { step: null };
}

const isFeature = (fact: Fact | AddOnFact): fact is FeatureFact => fact.kind === 'feature';

/** The rates of whoever gains by the card that the feature carries (XP-22). */
function ratesIn(fact: FeatureFact, player: string, options: Options & CardOptions): NonNullable<Touch['rates']> {
  const card = carriedBy(fact)?.card?.card;
  if (card === undefined || !isRateCard(card)) return {};
  const rate = cardRate(card, fact.feature, options);
  if ('refused' in rate) return {};
  const gaining = options.tiedRateCard === 'all' ? everybodyOn(fact) : [player];
  return Object.fromEntries(gaining.map((each) => [each, (): Rate => rate]));
}

/** Whoever is named there: only those who score it get anything. */
const everybodyOn = ({ by }: FeatureFact): string[] => ('followers' in by ? Object.keys(by.followers) : by.scorers);
