import type { CardcassonneRefusal } from './refusals';

/** Person cards of each value, per colour (CC-02). */
export const PERSONS = { 1: 8, 2: 5, 3: 3 } as const;
/** Animal cards per colour (CC-02). */
export const ANIMALS = 9;
/** Building cards per colour (CC-02). */
export const BUILDINGS = 5;
/** Jokers of each kind, of no colour (CC-02). */
export const JOKERS = { animal: 4, building: 4, dragon: 1, fairy: 1 } as const;
/** The largest kind of animal that can lie before a player: every card of a colour and every animal joker (CC-11). */
export const LARGEST_KIND = ANIMALS + JOKERS.animal;

/** Cards that the first dealer lays open before the first round (CC-03). */
export const LAID_AT_START = 10;

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 5;

/** Cards each player is dealt in a round, and the number of rounds. */
export type Deal = { cards: number; rounds: number };

const DEALS: Readonly<Record<number, Deal>> = {
  2: { cards: 6, rounds: 10 },
  3: { cards: 5, rounds: 8 },
  4: { cards: 5, rounds: 6 },
  5: { cards: 4, rounds: 6 },
};

/** The table of rounds for a number of players; refuses any other number than 2 to 5 (CC-01). */
export function dealFor(players: number): Deal | CardcassonneRefusal {
  return DEALS[players] ?? { refused: 'players', players, least: LEAST_PLAYERS, most: MOST_PLAYERS };
}

/** Cards that have been laid in the rows by the end of a round (0: before the first), whoever took them (CC-03). */
export function laidAfter(players: number, round: number): number {
  return LAID_AT_START + players * (DEALS[players]?.cards ?? 0) * round;
}
