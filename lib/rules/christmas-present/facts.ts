import type { Feature, ScoredBy } from '../carcassonne';
import type { Card, Deck } from './cards';

/*
 * What happens with the cards. These shapes are stored in the log of every table, so they only ever grow.
 *
 * 2026-11-30: a card is named by its deck and by which card of that deck it was to be drawn, 1 to 32. So no fact names an
 * event, two taps on "Draw" ask for the same card and the second is refused, and a card that was put back by undo is
 * the same when it is drawn again. What it shows stands in the log only once everybody has seen it.
 */

/** The place's player drew the `nth` card of a deck. `shown`: what it is, if it acts at once and so lies open (XP-06). */
export type DrewFact = { kind: 'christmas-present/drew'; deck: Deck; nth: number; shown?: Card };

/** A feature that is scored with cards: those of the road deck that lie on it, and points to be paid with it (XP-24). */
export type CardScore = {
  feature: Feature;
  by: ScoredBy;
  /** Which cards of the road deck lie on it. */
  lying: number[];
  /** The bonuses of the moment in which a locked feature was completed, in the table's own words. */
  bonus?: { label: string; points: number };
};

/**
 * The place's player plays a card. What it needs beside its name: the feature that it scores (XP-15 to XP-22), what the
 * table calls the feature or farm that it lies on (XP-23, XP-25, XP-29), followers left in the supply (XP-26).
 */
export type PlayedFact = {
  kind: 'christmas-present/played';
  card: Card;
  nth: number;
  scores?: CardScore;
  label?: string;
  followers?: number;
};

/** The place's player puts a card on the discard pile without effect (XP-06, XP-09). */
export type LetGoFact = { kind: 'christmas-present/let-go'; card: Card; nth: number };

/** The place's player has revealed what acts at the end; the rest of the hand is laid open (XP-12). */
export type HandClosedFact = { kind: 'christmas-present/hand-closed'; dead: { card: Card; nth: number }[] };

/** A feature with cards lying on it is scored (XP-24, XP-25). */
export type LyingScoredFact = { kind: 'christmas-present/scored'; scores: CardScore };

/** Facts that move a card. */
export type MoveFact = DrewFact | PlayedFact | LetGoFact | HandClosedFact;

export type CardFact = MoveFact | LyingScoredFact;
