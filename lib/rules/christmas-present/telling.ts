import { refuseCount } from '../carcassonne/counts';
import { cardKind } from './cards';
import type { PlayedFact } from './facts';
import { lies } from './lying';
import type { TellingRefusal } from './refusals';

/** More followers than this in one supply are a slip of the finger; no rule says how many there can be. */
export const MOST_IN_SUPPLY = 99;

/** Refuses a card that is played without what it needs: a feature, a name for what it lies on, followers (XP-34). */
export function refuseTelling({ card, label = '', followers }: PlayedFact): TellingRefusal | null {
  if (lies(card)) return label.trim() === '' ? { refused: 'christmas-present/label-missing', card } : null;
  const { effect } = cardKind(card);
  if (effect === 'rate') return { refused: 'christmas-present/feature-missing', card };
  if (effect !== 'supply') return null;
  if (followers === undefined) return { refused: 'christmas-present/followers-missing', card };
  return refuseCount('followers', followers, 0, MOST_IN_SUPPLY);
}
