/** A player whose known points differ between two readings of a table, and by how many points. */
export type TotalMoved = { player: string; by: number };

/** As much of a game's view as says who sits there and how many points each has. */
export type Totals = { seats: readonly string[]; players: Readonly<Record<string, { points: number }>> };

/**
 * The players whose known points a change moved, in seat order: a value put right, a changed option, an amended entry.
 * Empty where nothing moved.
 */
export function totalsMoved(before: Totals, after: Totals): TotalMoved[] {
  const pointsIn = ({ players }: Totals, player: string) =>
    Object.hasOwn(players, player) ? (players[player]?.points ?? 0) : 0;
  return [...new Set([...after.seats, ...before.seats])]
    .map((player) => ({ player, by: pointsIn(after, player) - pointsIn(before, player) }))
    .filter(({ by }) => by !== 0);
}
