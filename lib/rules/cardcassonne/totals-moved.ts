import type { Evening } from './evening';

/** A player whose known points differ between two readings of a table, and by how many points. */
export type TotalMoved = { player: string; by: number };

/**
 * The players whose known points a change moved, in seat order: a corrected scoring card, a changed option or an
 * amended entry (CC-45). Empty where nothing moved.
 */
export function totalsMoved(before: Evening, after: Evening): TotalMoved[] {
  const pointsIn = (evening: Evening, player: string) =>
    Object.hasOwn(evening.players, player) ? (evening.players[player]?.points ?? 0) : 0;
  return [...new Set([...after.seats, ...before.seats])]
    .map((player) => ({ player, by: pointsIn(after, player) - pointsIn(before, player) }))
    .filter(({ by }) => by !== 0);
}
