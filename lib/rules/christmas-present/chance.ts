import { lot } from '../lot';
import { type Card, COPIES, cardKind, type Deck, isCard, kindsOf } from './cards';

/** What a card that was drawn is: the `nth` of its deck. Kept beside the log (XP-03). */
export type Known = { deck: Deck; nth: number; card: Card };

/**
 * What the `nth` card of a deck is. Drawn before and put back by undo it is the same again (XP-03); otherwise it is
 * chosen here and now among the cards that are left, each as likely as the others (XP-02). `known`: all cards that were
 * ever drawn at this table, those put back among them, and all that were seen. `byte`: a random number from 0 to 255.
 *
 * 2026-11-30: a phone that a table came to without its secrets may have drawn what was gone. That is no card, and drawn anew.
 */
export function drawCard(deck: Deck, nth: number, known: readonly Known[], byte: () => number): Card {
  const left = cardsLeft(
    deck,
    known.filter((each) => each.nth !== nth),
  );
  const again = known.find((each) => each.deck === deck && each.nth === nth)?.card;
  if (again !== undefined && left.includes(again)) return again;
  return left[lot(left.length, byte)] as Card;
}

/** The cards of a deck that are not known, one by one. */
export function cardsLeft(deck: Deck, known: readonly Known[]): Card[] {
  const places = new Map(known.filter((each) => each.deck === deck).map(({ nth, card }) => [nth, card]));
  const drawn = [...places.values()];
  return kindsOf(deck).flatMap((kind) => {
    const gone = drawn.filter((card) => card === kind).length;
    return Array.from({ length: Math.max(0, COPIES - gone) }, () => kind);
  });
}

/** Whether something that was kept beside the log is a card. */
export function isKnown(secret: unknown): secret is Known {
  if (typeof secret !== 'object' || secret === null) return false;
  const { deck, nth, card } = secret as Partial<Record<keyof Known, unknown>>;
  return isCard(card) && cardKind(card).deck === deck && typeof nth === 'number';
}
