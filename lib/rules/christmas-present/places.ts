import { type Card, DECK_SIZE, DECKS, type Deck } from './cards';
import type { Known } from './chance';
import type { MoveFact } from './facts';
import type { Lying } from './lying';

/** A drawn card: whose it is, what it shows once everybody has seen it, and whether it is on the discard pile. */
export type DrawnCard = { player: string; shown: Card | null; discarded: boolean };

/** A card on the discard pile, and how it came there. `entry`: by which entry. */
export type Discarded = { card: Card; nth: number; player: string; how: 'played' | 'let-go' | 'dead'; entry: string };

/**
 * Where all 64 cards are (XP-04), as everybody may know: what is still in a deck, or covered in a hand, is counted here
 * and not named.
 */
export type Places = {
  /** The cards drawn from each deck, in their order. */
  drawn: Record<Deck, DrawnCard[]>;
  /** The latest on top, that is last. */
  pile: Discarded[];
  /** What lies on features and farms until it is scored. */
  lying: Lying[];
  /** Entries of cards that another one cancelled, with the entry that did (XP-10). */
  prevented: Record<string, string>;
  /** Players whose hands were laid open at the end. */
  closed: string[];
  /** The move that was made last. */
  last: Move | null;
};

/** A move of a card: by whom, in which turn, as which entry. */
export type Move = { entry: string; player: string; turn: number; fact: MoveFact };

export const NOTHING_DRAWN: Places = {
  drawn: { cloister: [], road: [] },
  pile: [],
  lying: [],
  prevented: {},
  closed: [],
  last: null,
};

/** How many cards are left in a deck. */
export const leftIn = ({ drawn }: Places, deck: Deck): number => DECK_SIZE - drawn[deck].length;

/** A card in a hand, by its deck and which card of it it was to be drawn. */
export type Held = { deck: Deck; nth: number };

/** The covered cards of a player, in the order of their decks. */
export const handOf = (places: Places, player: string): Held[] =>
  DECKS.flatMap((deck) =>
    places.drawn[deck].flatMap((card, index) =>
      card.player === player && card.shown === null ? [{ deck, nth: index + 1 }] : [],
    ),
  );

/** A card that acts at once and has not acted yet (XP-06). */
export type InPlay = { card: Card; nth: number; player: string };

/** The card in play; null: none is. */
export function inPlay({ drawn }: Places): InPlay | null {
  for (const deck of DECKS) {
    const index = drawn[deck].findIndex(({ shown, discarded }) => shown !== null && !discarded);
    const found = drawn[deck][index];
    if (found?.shown) return { card: found.shown, nth: index + 1, player: found.player };
  }
  return null;
}

/** What each card is that everybody has seen. */
export const knownIn = ({ drawn }: Places): Known[] =>
  DECKS.flatMap((deck) =>
    drawn[deck].flatMap(({ shown }, index) => (shown === null ? [] : [{ deck, nth: index + 1, card: shown }])),
  );

/** How often everybody has seen a kind: in play or on the pile. */
export const timesSeen = ({ drawn }: Places, card: Card): number =>
  DECKS.flatMap((deck) => drawn[deck]).filter(({ shown }) => shown === card).length;
