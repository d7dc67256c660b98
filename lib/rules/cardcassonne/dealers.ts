import type { Entry } from '../entry';
import type { DealerFact, Setup } from './facts';
import { hasLeft, type Left, type PlacedLeaving, refuseLeaver } from './leaving';
import type { LostEntry } from './places';
import { type Rounds, roundsOf } from './rounds';

/** Who deals each round; null where nobody has said so yet. */
export type Dealers = Record<number, string | null>;

/** A dealer entry where it counts: in the round that its player deals. */
export type PlacedDealer = { entry: Entry<DealerFact>; round: number; player: string };

/**
 * Who deals each round: the first dealer is agreed at the start, later ones are entered round by round, and the latest
 * entry stands. Entries that name somebody who has left by then belong nowhere (CC-04, CC-42).
 */
export function whoDeals(
  setup: Setup,
  table: Rounds,
  entered: readonly PlacedDealer[],
  leavings: readonly PlacedLeaving[],
): { dealers: Dealers; lost: LostEntry[] } {
  const rounds = roundsOf(table);
  const dealers: Dealers = Object.fromEntries(rounds.map((round) => [round, null]));
  const lost: LostEntry[] = [];
  if (rounds.length > 0 && setup.players.includes(setup.firstDealer)) dealers[table.firstRound] = setup.firstDealer;
  for (const { entry, round, player } of entered) {
    const problem = refuseLeaver(leavings, { round, player });
    if (problem === null) dealers[round] = player;
    else lost.push({ entry, problem });
  }
  return { dealers, lost };
}

/**
 * Who begins a round: the player left of its dealer, next in seat order of those who still play. Null while the dealer
 * is unknown, and where nobody plays any more (CC-04, CC-42).
 */
export function starter(table: { seats: readonly string[]; dealers: Dealers; left?: Left }, round: number) {
  const { seats, dealers, left = {} } = table;
  const dealer = dealers[round] ?? null;
  if (dealer === null) return null;
  const next = seats.indexOf(dealer) + 1;
  const inTurn = [...seats.slice(next), ...seats.slice(0, next)];
  return inTurn.find((player) => !hasLeft(left, player, round)) ?? null;
}
