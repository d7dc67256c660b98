import { type Card, cardKind, type Ground } from './cards';
import type { PlayedFact } from './facts';

/**
 * A card that lies on a feature or a farm until that is scored: what the table calls it, and who played the card. Cards
 * that lie are all of the road deck; `nth` names them.
 */
export type Lying = { nth: number; card: Card; ground: Ground; label: string; player: string; entry: string };

/** What a played card leaves lying (XP-23, XP-25, XP-29). */
export function lyingAfter(entry: string, player: string, { card, nth, label = '' }: PlayedFact): Lying[] {
  const { ground } = cardKind(card);
  return lies(card) && ground !== undefined ? [{ nth, card, ground, label, player, entry }] : [];
}

/** Whether a card lies on something once it is played. */
export const lies = (card: Card): boolean => ['lock', 'advantage', 'farm-tie'].includes(cardKind(card).effect);

export const isLock = ({ card }: Pick<Lying, 'card'>): boolean => cardKind(card).effect === 'lock';
