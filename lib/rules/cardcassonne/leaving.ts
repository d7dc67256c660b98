import type { Entry } from '../entry';
import { laidAfter } from './deck';
import type { LeftFact } from './facts';
import type { CardcassonneRefusal } from './refusals';
import { type ScoredClaim, withDoubts } from './scored-claim';

/** An entry that a player left, where it counts: the player plays no more from that round on. */
export type PlacedLeaving = { entry: Entry<LeftFact>; round: number; player: string };

/** Since which round each player who left plays no more. */
export type Left = Readonly<Record<string, number>>;

/** Of several entries that a player left, the one of the earliest round stands (CC-41). */
export function leavingOf(leavings: readonly PlacedLeaving[], player: string): PlacedLeaving | undefined {
  return leavings.filter((leaving) => leaving.player === player).toSorted((one, other) => one.round - other.round)[0];
}

/** Since when each of these players plays no more, for those who left (CC-41). */
export const leftOf = (players: readonly string[], leavings: readonly PlacedLeaving[]): Record<string, number> =>
  Object.fromEntries(
    players.flatMap((player) => {
      const leaving = leavingOf(leavings, player);
      return leaving === undefined ? [] : [[player, leaving.round] as const];
    }),
  );

/** Whether a player plays no more in a round. */
export const hasLeft = (left: Left, player: string, round: number): boolean =>
  Object.hasOwn(left, player) && (left[player] ?? round) <= round;

/** The players who play a round, in seat order (CC-41). */
export const playing = ({ seats, left }: { seats: readonly string[]; left: Left }, round: number): string[] =>
  seats.filter((player) => !hasLeft(left, player, round));

/** Refuses what only somebody who still plays can do, with the entry that says they do not (CC-42). */
export function refuseLeaver(
  leavings: readonly PlacedLeaving[],
  { player, round }: { player: string; round: number },
): Extract<CardcassonneRefusal, { refused: 'has-left' }> | null {
  const leaving = leavingOf(leavings, player);
  if (leaving === undefined || leaving.round > round) return null;
  return { refused: 'has-left', player, round: leaving.round, entry: leaving.entry.id };
}

/** The same claims, with a doubt on each that its player cannot have made after leaving (CC-42). */
export function doubtLeavers(claims: readonly ScoredClaim[], leavings: readonly PlacedLeaving[]): ScoredClaim[] {
  if (leavings.length === 0) return [...claims];
  return claims.map((claim) => {
    const refusal = refuseLeaver(leavings, claim);
    if (refusal === null) return claim;
    const { player, round, entry } = refusal;
    return withDoubts(claim, [...claim.doubts, { doubt: 'claim-after-leaving', player, round, entry }]);
  });
}

/** How many players a table was dealt for, the cards of each in a round, and who left. */
export type Hands = { players: number; cards: number; left: Left };

/** Cards that have been laid by the end of a round: the hands of those who had left were not (CC-03, CC-41). */
export function laidBy({ players, cards, left }: Hands, round: number): number {
  const missed = Object.values(left).reduce((hands, since) => hands + Math.max(0, round - since + 1), 0);
  return laidAfter(players, round) - cards * missed;
}
