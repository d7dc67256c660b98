import { type Dealers, starter } from './dealers';
import { type Left, playing } from './leaving';
import { type Rounds, roundsOf } from './rounds';
import type { PlacedClaim, ScoredClaim } from './scored-claim';

type Played = Rounds & { seats: readonly string[]; left: Left };

/** The claims of one player by round; within a round as entered. */
export function claimsOf(claims: readonly PlacedClaim[], player: string, table: Rounds): PlacedClaim[] {
  const own = claims.filter((claim) => claim.player === player);
  return roundsOf(table).flatMap((round) => own.filter((claim) => claim.round === round));
}

/** By round, then in seat order from the round's starter; from the first seat while nobody knows who began (CC-04). */
export function inOrderOfPlay(
  claimsBySeat: readonly ScoredClaim[][],
  table: Played & { dealers: Dealers },
): ScoredClaim[] {
  return roundsOf(table).flatMap((round) => {
    const first = Math.max(0, table.seats.indexOf(starter(table, round) ?? ''));
    const inTurn = [...claimsBySeat.slice(first), ...claimsBySeat.slice(0, first)];
    return inTurn.flatMap((claims) => claims.filter((claim) => claim.round === round));
  });
}

/** The first round in which somebody who plays it has no claim; one after the last when all are played. */
export function firstOpenRound(claims: readonly ScoredClaim[], table: Played): number {
  const played = new Map(table.seats.map((player) => [player, new Set<number>()]));
  for (const { player, round } of claims) played.get(player)?.add(round);
  const isOpen = (round: number) => playing(table, round).some((player) => !played.get(player)?.has(round));
  return roundsOf(table).find(isOpen) ?? table.rounds + 1;
}
