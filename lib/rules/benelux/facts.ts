import type { ChipSet } from './chip-set';

/* What map chips say in the log. These shapes are stored, so they only ever grow; `kind` begins with the set's id. */

/**
 * A tile was placed on a square with a chip: the chip shows that value (BX-06). Placed in its turn, with its player.
 * `drawn`: the app drew it, as no chips are at hand; which of the table's draws it is, from 1 (BX-15).
 */
export type CollectedFact = { kind: `${string}/collected`; colour: string; value: number; drawn?: number };

/**
 * A chip of that colour was paid before the tile was placed (BX-08). `stack`: from which stack of the island, 1 and up;
 * left out where paying gives something else.
 */
export type PaidFact = { kind: `${string}/paid`; colour: string; stack?: number };

export type ChipFact = CollectedFact | PaidFact;

/** Whether a fact is one of these, of that set. */
export const isChipFact = ({ id }: Pick<ChipSet, 'id'>, fact: { kind: string }): fact is ChipFact =>
  fact.kind === `${id}/collected` || fact.kind === `${id}/paid`;

export const isCollected = (fact: ChipFact): fact is CollectedFact => fact.kind.endsWith('/collected');
