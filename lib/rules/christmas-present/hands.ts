import { CARD_NAMES, type Card, COPIES } from './cards';
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

/** How many of a kind nobody has seen on the table: 0 to 2, in a deck or covered in a hand (XP-33). */
export type Unseen = { card: Card; unseen: number };

/** All kinds with what public knowledge says of them. */
export const unseenKinds = (places: Places): Unseen[] =>
  CARD_NAMES.map((card) => ({ card, unseen: COPIES - timesSeen(places, card) }));
