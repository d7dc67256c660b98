import type { CountRefusal, FeatureRefusal, LineRefusal, ScoredByRefusal } from '../carcassonne';
import type { Card, Deck, Ground } from './cards';

/** Why a card cannot go from where it is to where a move says. */
export type MoveRefusal =
  | { refused: 'christmas-present/deck-empty'; deck: Deck }
  /** That card of the deck was drawn already, or cannot be drawn before `next`. */
  | { refused: 'christmas-present/not-next-card'; deck: Deck; nth: number; next: number }
  | { refused: 'christmas-present/wrong-deck'; card: Card; deck: Deck }
  /** Both cards of the kind are somewhere else. */
  | { refused: 'christmas-present/no-such-card-left'; card: Card }
  /** Only what acts at once lies open when it is drawn, and it always does. */
  | { refused: 'christmas-present/not-open'; card: Card }
  | { refused: 'christmas-present/not-held'; player: string; card: Card; nth: number }
  | { refused: 'christmas-present/nothing-to-prevent' }
  /** Of an attack that is to be cancelled. */
  | { refused: 'christmas-present/own-attack'; player: string }
  /** A hand is laid open whole: `held` cards are in it, `named` were named or are said to stay covered. */
  | { refused: 'christmas-present/hand-incomplete'; player: string; held: number; named: number }
  | { refused: 'christmas-present/hand-closed'; player: string };

/** Why a card cannot be moved now. */
export type TimingRefusal =
  | { refused: 'christmas-present/not-your-turn'; player: string; turn: string | null }
  | { refused: 'christmas-present/card-in-play'; player: string; card: Card }
  | { refused: 'christmas-present/at-the-end-only'; card: Card }
  | { refused: 'christmas-present/dead-card'; card: Card }
  | { refused: 'christmas-present/game-ended' }
  | { refused: 'christmas-present/not-ended' }
  | { refused: 'christmas-present/not-your-reveal'; player: string; next: string }
  /** `over`: how many have to go before the turn ends; `deck`: of which deck, where each has its own limit. */
  | {
      refused: 'christmas-present/too-many-cards';
      player: string;
      held: number;
      most: number;
      over: number;
      deck?: Deck;
    }
  | { refused: 'christmas-present/no-excess'; player: string; held: number; most: number }
  | { refused: 'christmas-present/not-this-turn'; turn: number; current: number }
  /** Moves of cards can be undone only. */
  | { refused: 'christmas-present/cards-stay' };

/** Why a feature cannot be scored with these cards. */
export type CardScoreRefusal =
  | FeatureRefusal
  | ScoredByRefusal
  | {
      refused: 'christmas-present/card-misfit';
      card: Card;
      needs: { ground: Ground; state: 'completed' | 'unfinished' };
    }
  | { refused: 'christmas-present/card-without-arms'; card: Card }
  | { refused: 'christmas-present/card-with-arms'; card: Card; coatsOfArms: number }
  | { refused: 'christmas-present/no-rate-card'; card: Card }
  | { refused: 'christmas-present/no-majority'; card: Card; player: string }
  | { refused: 'christmas-present/not-lying'; nth: number };

/** What a card needs to be told when it is played. */
export type TellingRefusal =
  | CountRefusal
  | { refused: 'christmas-present/feature-missing'; card: Card }
  | { refused: 'christmas-present/label-missing'; card: Card }
  | { refused: 'christmas-present/followers-missing'; card: Card };

/** Everything this module refuses beside what the base does: a code and the data of its sentence. */
export type CardRefusal =
  | MoveRefusal
  | TimingRefusal
  | CardScoreRefusal
  | TellingRefusal
  | LineRefusal
  | { refused: 'unknown-player'; player: string | null }
  | { refused: 'unknown-option'; option: string; value: string }
  | { refused: 'not-understood'; at: string };
