import type { Card, Deck } from './cards';

/*
 * What happens with the cards. These shapes are stored in the log of every table, so they only ever grow.
 *
 * 2026-11-30: a card is named by its deck and by which card of that deck it was to be drawn, 1 to 32. So no fact names an
 * event, two taps on "Draw" ask for the same card and the second is refused, and a card that was put back by undo is
 * the same when it is drawn again. What it shows stands in the log only once everybody has seen it.
 */

/** The place's player drew the `nth` card of a deck. `shown`: what it is, if it acts at once and so lies open (XP-06). */
export type DrewFact = { kind: 'christmas-present/drew'; deck: Deck; nth: number; shown?: Card | undefined };

/**
 * The place's player plays a card. What it needs beside its name: what the table calls the feature or farm that it lies
 * on (XP-23, XP-25, XP-29), followers left in the supply (XP-26). A card with a rate is played by the feature that it
 * scores: that fact carries it.
 */
export type PlayedFact = {
  kind: 'christmas-present/played';
  card: Card;
  nth: number;
  label?: string | undefined;
  followers?: number | undefined;
};

/** The place's player puts a card on the discard pile without effect (XP-06, XP-09). */
export type LetGoFact = { kind: 'christmas-present/let-go'; card: Card; nth: number };

/**
 * The place's player has revealed what acts at the end; the rest of the hand is laid open (XP-12). `covered`: how many
 * more cards stay covered, as no phone knows any more which they are.
 */
export type HandClosedFact = {
  kind: 'christmas-present/hand-closed';
  dead: { card: Card; nth: number }[];
  covered?: number | undefined;
};

/** Points that belong to a locked feature and wait with it, in the table's own words; all named get all of it (XP-24). */
export type HeldLineFact = { kind: 'christmas-present/held-line'; label: string; points: number; players: string[] };

/** Facts that move a card. */
export type MoveFact = DrewFact | PlayedFact | LetGoFact | HandClosedFact;

export type CardFact = MoveFact | HeldLineFact;

/**
 * What a feature or a field carries for the cards: the card with a rate that its place's player plays on it, and which
 * cards of the road deck lie on it.
 */
export type Carried = { card?: { card: Card; nth: number } | undefined; lying?: number[] | undefined };

export const ADD_ON = 'christmas-present';

/** What a fact of the base carries for the cards; null: nothing. */
export function carriedBy(fact: object): Carried | null {
  const { addOns = {} } = fact as { addOns?: Record<string, unknown> };
  const carried = Object.hasOwn(addOns, ADD_ON) ? addOns[ADD_ON] : null;
  return typeof carried === 'object' ? (carried as Carried | null) : null;
}
