import type { AdjustmentRefusal } from '../adjustment';
import type { Box } from './boxes';
import type { FeatureRefusal } from './feature-bounds';
import type { FieldRefusal } from './field';
import type { Good, TokensRefusal } from './goods';
import type { LineRefusal } from './lines';
import type { ScoredByRefusal } from './score-feature';

/** Why an entry cannot be scored as it is written. */
export type ScoringRefusal =
  | { refused: 'unknown-player'; player: string | null }
  | FeatureRefusal
  | ScoredByRefusal
  | FieldRefusal
  | TokensRefusal
  | LineRefusal
  | AdjustmentRefusal;

/** Everything this module refuses: a code and the data of its sentence. */
export type CarcassonneRefusal =
  | ScoringRefusal
  | { refused: 'players'; players: number; least: number; most: number }
  | { refused: 'player-twice'; player: string }
  /** Turn order is on, so somebody has to be first. */
  | { refused: 'first-player-missing' }
  | { refused: 'unknown-option'; option: string; value: string }
  | { refused: 'unreadable' }
  /** `current`: the latest turn there is. */
  | { refused: 'no-such-turn'; turn: number | null; current: number }
  | { refused: 'not-this-turn'; turn: number; current: number }
  | { refused: 'turns-off' }
  /** `entry` says that the game has ended. */
  | { refused: 'game-ended'; entry: string }
  | { refused: 'not-ended' }
  | { refused: 'no-such-step'; step: string }
  /** The builder's second tile of that turn was placed already, as the entry named says. */
  | { refused: 'second-tile-exists'; turn: number; entry: string }
  /** `turn`: since when the player has no turns, as the entry named says. */
  | { refused: 'has-left'; player: string; turn: number; entry: string }
  | { refused: 'goods-exist'; entry: string }
  /** Other cities took so many of a kind that only `left` are there; `entry` took the last. */
  | { refused: 'tokens-used-up'; good: Good; given: number; left: number; entry: string }
  | { refused: 'box-missing'; box: Box }
  | { refused: 'not-understood'; at: string };
