import { type Card, cardKind, type Ground } from './cards';
import type { CardFact, CardScore, PlayedFact } from './facts';

/**
 * A card that lies on a feature or a farm until that is scored: what the table calls it, and who played the card. Cards
 * that lie are all of the road deck; `nth` names them.
 */
export type Lying = { nth: number; card: Card; ground: Ground; label: string; player: string; entry: string };

/** What a played card leaves lying (XP-23, XP-25, XP-29). */
export function lyingAfter(entry: string, player: string, { card, nth, label = '' }: PlayedFact): Lying[] {
  const { effect, ground } = cardKind(card);
  const lies = effect === 'lock' || effect === 'advantage' || effect === 'farm-tie';
  return lies && ground !== undefined ? [{ nth, card, ground, label, player, entry }] : [];
}

/** The feature that a fact scores with cards; null: it scores none. */
export const scoresIn = (fact: CardFact): CardScore | null =>
  fact.kind === 'christmas-present/played' || fact.kind === 'christmas-present/scored' ? (fact.scores ?? null) : null;

/** What is left lying when a feature is scored with some of it. */
export const unspent = (lying: readonly Lying[], spent: readonly number[]): Lying[] =>
  lying.filter(({ nth }) => !spent.includes(nth));

export const isLock = ({ card }: Lying): boolean => cardKind(card).effect === 'lock';
