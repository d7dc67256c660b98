import { refuseCount } from '../carcassonne/counts';
import { cardKind } from './cards';
import type { PlayedFact } from './facts';
import type { TellingRefusal } from './refusals';

/** Refuses a card that is played without what it needs: a feature, a name for where it lies, followers (XP-15 to XP-29). */
export function refuseTelling({ card, scores, label, followers }: PlayedFact): TellingRefusal | null {
  switch (cardKind(card).effect) {
    case 'rate':
      return scores === undefined ? { refused: 'feature-missing', card } : null;
    case 'lock':
    case 'advantage':
    case 'farm-tie':
      return label === undefined || label.trim() === '' ? { refused: 'label-missing', card } : null;
    case 'supply':
      if (followers === undefined) return { refused: 'followers-missing', card };
      return refuseCount('followers', followers, 0, MOST_IN_SUPPLY);
    default:
      return null;
  }
}

/** More followers than this in one supply are a slip of the finger; no rule says how many there can be. */
export const MOST_IN_SUPPLY = 99;
