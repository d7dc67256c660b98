import type { Doubt } from './doubts';
import type { Gain } from './reasons';

/** A fact of an add-on; its kind begins with the add-on's id: `benelux/collected`. */
export type AddOnFact = { kind: `${string}/${string}` };

/** What the add-on's own rules make of one of its entries. `category`: under which its points are summed up. */
export type AddOnScore = { category: `${string}/${string}`; step: string | null; gains: Gain[]; doubts: Doubt[] };

/**
 * What an add-on brings to the reading of a table (CA-48): scores of its entries by their ids, steps after those of the
 * base in the last count, and tiles of the boxes that will never be drawn from the stacks.
 */
export type AddOn = { scores: ReadonlyMap<string, AddOnScore>; steps: readonly string[]; tilesOut: number };

export const NO_ADD_ON: AddOn = { scores: new Map(), steps: [], tilesOut: 0 };

/** Whether a fact is an add-on's. */
export const isAddOnFact = (fact: { kind: string }): fact is AddOnFact => fact.kind.includes('/');
