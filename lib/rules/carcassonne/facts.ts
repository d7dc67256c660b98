import type { Feature } from './feature';
import type { Field } from './field';
import type { GoodsCount } from './goods';
import type { Options } from './options';

/*
 * What a Carcassonne table can agree on. These shapes are stored in the log of every table, so they only ever grow.
 * `round` of an entry's place is the number of a turn, `player` whose turn it was; see ../README.md for the reasons.
 */

/** Who has how many followers there, a big one counted as 2 (CA-22); or who scores, as somebody at the table said. */
export type ScoredBy = { followers: Record<string, number> } | { scorers: string[] };

/**
 * A road, city, monastery or garden is scored. Placed in the turn in which that happens; the last count has no turn.
 * `addOns`: what add-ons say about it, by their ids; the base keeps it and reads nothing in it (CA-48).
 */
export type FeatureFact = { kind: 'feature'; feature: Feature; by: ScoredBy; addOns?: Record<string, unknown> };

/** Points that the sheet has no name for, in the table's own words (CA-38). May be negative; all named get all of it. */
export type LineFact = { kind: 'line'; label: string; points: number; players: string[] };

/** Points that correct a player's total for a reason in the table's own words (CA-39). Placed with the player. */
export type AdjustmentFact = { kind: 'adjustment'; points: number; reason: string };

/** One field of the last count (CA-26). `label`: what the table calls it. `addOns`: as for a feature. */
export type FieldFact = { kind: 'field'; field: Field; label?: string; addOns?: Record<string, unknown> };

/** The goods tokens that lie before each player at the end (CA-37). */
export type GoodsFact = { kind: 'goods'; goods: GoodsCount };

/** The turn that the entry is placed in is over; its tile was placed (CA-03). */
export type NextFact = { kind: 'next' };

/** Whose turn the turn that the entry is placed in is, where the table says otherwise (CA-03). */
export type OnTurnFact = { kind: 'on-turn'; player: string };

/**
 * One tile more has left the stacks than each turn takes: the second tile of a builder (CA-04), one that was let go, or,
 * with turn order off, any that was placed (CA-05).
 */
export type TileFact = { kind: 'tile'; builder?: boolean };

/** So many tiles are left in the stacks now, as somebody counted (CA-06). */
export type TilesLeftFact = { kind: 'tiles-left'; left: number };

/** A player has no turns from the one on that the entry is placed in, with the player (CA-08). */
export type LeftFact = { kind: 'left' };

/** The last tile was placed: the last count begins (CA-07). */
export type GameEndedFact = { kind: 'game-ended' };

/** A step of the last count is through, was left out, or is opened again; the latest of a step stands (CA-40). */
export type CountStepFact = { kind: 'count-step'; step: string; state: 'done' | 'skipped' | 'open' };

/** Facts that give points. */
export type ScoringFact = FeatureFact | LineFact | AdjustmentFact | FieldFact | GoodsFact;

/** Facts that tell how the game goes on. */
export type CourseFact = NextFact | OnTurnFact | TileFact | TilesLeftFact | LeftFact | GameEndedFact | CountStepFact;

export type Fact = ScoringFact | CourseFact;

/**
 * What is agreed when a table starts. `players` are ids in seat order, clockwise. `firstPlayer` has the first turn; null
 * where nobody said, which needs turn order off (CA-05).
 */
export type Setup = { players: string[]; firstPlayer: string | null; options: Options };
