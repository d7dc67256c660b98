/** What the order of a player rests on: points, and building cards with their jokers (CC-30, CC-31). */
export type Standing = { id: string; points: number; buildings: number };

/** How a tie for most points ended: broken by building cards, or shared. */
export type Tie = {
  kind: 'more-buildings' | 'shared';
  points: number;
  /** Everyone with most points, and the building cards of each. */
  tied: string[];
  buildings: Record<string, number>;
  winners: string[];
};

/** Places (1, 1, 3: a shared place is followed by a gap), winners, and the tie for most points if there was one. */
export type Standings = { ranks: Record<string, number>; winners: string[]; tie: Tie | null };

/** Ranks players by points, then by building cards; who is equal in both shares the place (CC-30, CC-31). */
export function rank(players: readonly Standing[]): Standings {
  const places = players.map((player) => [player.id, 1 + players.filter((other) => isAhead(other, player)).length]);
  const winners = places.flatMap(([id, place]) => (place === 1 ? [String(id)] : []));
  return { ranks: Object.fromEntries(places), winners, tie: tieOf(players, winners) };
}

function isAhead(one: Standing, other: Standing): boolean {
  return one.points > other.points || (one.points === other.points && one.buildings > other.buildings);
}

function tieOf(players: readonly Standing[], winners: string[]): Tie | null {
  const points = Math.max(...players.map((player) => player.points));
  const tied = players.filter((player) => player.points === points);
  if (tied.length < 2) return null;
  return {
    kind: winners.length === 1 ? 'more-buildings' : 'shared',
    points,
    tied: tied.map((player) => player.id),
    buildings: Object.fromEntries(tied.map((player) => [player.id, player.buildings])),
    winners,
  };
}
