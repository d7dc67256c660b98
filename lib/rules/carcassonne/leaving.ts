import type { Entry } from '../entry';
import type { CourseFact, LeftFact } from './facts';
import type { Placed } from './places';

/** Since which turn each player who left has no turns any more (CA-08). */
export type Left = Readonly<Record<string, number>>;

/** An entry that a player left, where it counts. */
export type Leaving = { entry: Entry<LeftFact>; turn: number; player: string };

export const leavingsIn = (course: readonly Placed<CourseFact>[]): Leaving[] =>
  course.flatMap(({ entry: { id, place, fact }, turn, player }) =>
    fact.kind === 'left' && player !== null ? [{ entry: { id, place, fact }, turn, player }] : [],
  );

/** Of several entries that a player left, the one of the earliest turn stands (CA-08). */
export const leavingOf = (leavings: readonly Leaving[], player: string): Leaving | undefined =>
  leavings.filter((leaving) => leaving.player === player).toSorted((one, other) => one.turn - other.turn)[0];

export const leftOf = (leavings: readonly Leaving[]): Left =>
  Object.fromEntries(leavings.map(({ player }) => [player, leavingOf(leavings, player)?.turn ?? 1]));

/** Whether a player has no turn of that number any more. */
export const hasLeft = (left: Left, player: string, turn: number): boolean =>
  Object.hasOwn(left, player) && (left[player] ?? turn) <= turn;
