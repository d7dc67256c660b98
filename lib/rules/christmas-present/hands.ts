import { CARD_NAMES, type Card, COPIES, cardKind, type Deck, kindsOf } from './cards';
import type { Known } from './chance';
import { type Held, handOf, type Places, timesSeen } from './places';

/** A covered card as its holder sees it; `card` null: what it is was not kept on this phone. */
export type HeldCard = Held & { card: Card | null };

/** The covered cards of a player as the player sees them. */
export const openHand = (places: Places, player: string, known: readonly Known[]): HeldCard[] =>
  handOf(places, player).map(({ deck, nth }) => {
    const found = known.find((each) => each.deck === deck && each.nth === nth);
    return { deck, nth, card: found?.card ?? null };
  });

/**
 * What a covered card of a deck can be of which only its player knows what it is (XP-35): it waits in a hand, and there
 * are but two of each kind. `hand`: all that its player holds.
 */
export const mayBe = (places: Places, deck: Deck, hand: readonly HeldCard[]): Card[] =>
  kindsOf(deck).filter((card) => {
    const found = timesSeen(places, card) + hand.filter((held) => held.card === card).length;
    return cardKind(card).when !== 'at-once' && found < COPIES;
  });

/** How many of a kind nobody has seen on the table: 0 to 2, in a deck or covered in a hand (XP-33). */
export type Unseen = { card: Card; unseen: number };

/** All kinds with what public knowledge says of them. */
export const unseenKinds = (places: Places): Unseen[] =>
  CARD_NAMES.map((card) => ({ card, unseen: COPIES - timesSeen(places, card) }));
