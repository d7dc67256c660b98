/** Places (1, 1, 3: a shared place is followed by a gap) and who has most points; several share the win (CA-42). */
export type Standings = { ranks: Record<string, number>; winners: string[]; shared: boolean };

/** Ranks players by their points; no source breaks a tie (CA-42). */
export function rank(players: readonly { player: string; points: number }[]): Standings {
  const ranks = players.map(({ player, points }): [string, number] => [
    player,
    1 + players.filter((other) => other.points > points).length,
  ]);
  const winners = ranks.filter(([, place]) => place === 1).map(([player]) => player);
  return { ranks: Object.fromEntries(ranks), winners, shared: winners.length > 1 };
}
