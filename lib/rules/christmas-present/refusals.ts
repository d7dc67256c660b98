import type { CountRefusal, FeatureRefusal, FieldRefusal, LineRefusal, ScoredByRefusal } from '../carcassonne';
import type { Card, Deck, Ground } from './cards';

/** Why a card cannot go from where it is to where a move says. */
export type MoveRefusal =
  | { refused: 'deck-empty'; deck: Deck }
  /** That card of the deck was drawn already, or cannot be drawn before `next`. */
  | { refused: 'not-next-card'; deck: Deck; nth: number; next: number }
  | { refused: 'wrong-deck'; card: Card; deck: Deck }
  /** Both cards of the kind are somewhere else. */
  | { refused: 'no-such-card-left'; card: Card }
  /** Only what acts at once lies open when it is drawn, and it always does. */
  | { refused: 'not-open'; card: Card }
  | { refused: 'not-held'; player: string; card: Card; nth: number }
  | { refused: 'nothing-to-prevent' }
  /** Of an attack that is to be cancelled. */
  | { refused: 'own-attack'; player: string }
  /** A hand is laid open whole: `held` cards are in it, `named` were named. */
  | { refused: 'hand-incomplete'; player: string; held: number; named: number }
  | { refused: 'hand-closed'; player: string };

/** Why a card cannot be moved now. */
export type TimingRefusal =
  | { refused: 'not-your-turn'; player: string; turn: string | null }
  | { refused: 'card-in-play'; player: string; card: Card }
  | { refused: 'at-the-end-only'; card: Card }
  | { refused: 'dead-card'; card: Card }
  | { refused: 'game-ended' }
  | { refused: 'not-ended' }
  | { refused: 'not-your-reveal'; player: string; next: string }
  /** `over`: how many have to go before the turn ends; `deck`: of which deck, where each has its own limit. */
  | { refused: 'too-many-cards'; player: string; held: number; most: number; over: number; deck?: Deck }
  | { refused: 'no-excess'; player: string; held: number; most: number }
  /** Moves of cards can be undone only. */
  | { refused: 'cards-stay-drawn' };

/** Why a feature cannot be scored with these cards. */
export type CardScoreRefusal =
  | FeatureRefusal
  | ScoredByRefusal
  | LineRefusal
  | { refused: 'card-misfit'; card: Card; needs: { ground: Ground; state: 'completed' | 'unfinished' } }
  | { refused: 'card-without-arms'; card: Card }
  | { refused: 'card-with-arms'; card: Card; coatsOfArms: number }
  | { refused: 'no-majority'; card: Card; player: string }
  | { refused: 'not-lying'; nth: number };

/** What a card needs to be told when it is played. */
export type TellingRefusal =
  | CountRefusal
  | { refused: 'feature-missing'; card: Card }
  | { refused: 'label-missing'; card: Card }
  | { refused: 'followers-missing'; card: Card };

/** Everything this module refuses beside what the base does: a code and the data of its sentence. */
export type CardRefusal =
  | MoveRefusal
  | TimingRefusal
  | CardScoreRefusal
  | TellingRefusal
  | FieldRefusal
  | { refused: 'unknown-player'; player: string | null }
  | { refused: 'unknown-option'; option: string; value: string }
  | { refused: 'not-understood'; at: string };
