import type { AdjustmentRefusal } from '../adjustment';
import type { CardSort } from './box';
import type { Colour } from './facts';

/** Everything this module refuses: a code and the data of its sentence. */
export type CardcassonneRefusal =
  | { refused: 'players'; players: number; least: number; most: number }
  | { refused: 'player-twice'; player: string }
  | { refused: 'unreadable' }
  | { refused: 'unknown-player'; player: string | null }
  /** `first` and `rounds` are the first and the last round that the table scores. */
  | { refused: 'no-such-round'; round: number | null; rounds: number; first: number }
  | { refused: 'first-dealer-fixed' }
  | { refused: 'claim-exists'; player: string; round: number; entry: string }
  | { refused: 'chest-exists'; player: string; entry: string }
  | { refused: 'rounds-left'; round: number; rounds: number }
  /** `round`: since when the player plays no more, as the entry named says. */
  | { refused: 'has-left'; player: string; round: number; entry: string }
  | AdjustmentRefusal
  | OpeningRefusal
  | ClaimRefusal
  | ChestRefusal
  | ScoringCardRefusal
  | { refused: 'unknown-option'; option: string; value: string }
  | { refused: 'not-understood'; at: string };

/** Why a claim cannot be scored as it is written. */
export type ClaimRefusal =
  | { refused: 'unknown-colour'; colour: string }
  | { refused: 'unknown-card'; card: string }
  | { refused: 'person-value'; value: number | null }
  | { refused: 'colour-of-row'; card: ColouredKind; colour: Colour }
  | { refused: 'unknown-colour-kept'; card: ColouredKind }
  | { refused: 'take-missing'; card: ColouredKind; colour: Colour }
  | { refused: 'take-without-wrong-colour'; card: ColouredKind }
  | { refused: 'too-many'; sort: CardSort; limit: number; given: number }
  | { refused: 'used-up'; sort: CardSort; limit: number; given: number; entry: string; round: number; player: string }
  | { refused: 'not-an-amount'; given: number }
  | { refused: 'kind-too-large'; colour: Colour; count: number; largest: number }
  | { refused: 'jokers-to-number'; given: number; needed: number }
  | { refused: 'kind-not-held'; colour: Colour }
  | { refused: 'more-than-one-kind'; colours: Colour[] };

/** Why a chest cannot hold what was counted. */
export type ChestRefusal =
  | { refused: 'not-a-count'; card: Colour | 'joker'; given: number }
  | { refused: 'too-many'; sort: CardSort; limit: number; given: number }
  | { refused: 'in-other-chests'; sort: CardSort; limit: number; given: number; entry: string; player: string };

/** Why a value cannot stand on the scoring card. */
export type ScoringCardRefusal =
  | { refused: 'no-such-count'; count: string; least: number; most: number }
  | { refused: 'value-out-of-bounds'; count: number; value: number; least: number; most: number };

/**
 * Why nobody can bring that to a table that starts late: what was given is no whole number from `least` to `most` (null:
 * no bound). `player` is null where it is what all bring together. `jokers` are those that all the animals must hold,
 * the waiting ones counted in. `colour` only with `animals`.
 */
export type OpeningRefusal = {
  refused: 'opening-out-of-bounds';
  of: 'points' | 'animals' | 'waiting-jokers' | 'jokers' | 'chest';
  player: string | null;
  colour: Colour | null;
  given: number;
  least: number;
  most: number | null;
};

/** The kinds of card that have a colour. */
export type ColouredKind = 'person' | 'animal' | 'building';
