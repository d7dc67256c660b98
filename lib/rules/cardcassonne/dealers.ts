import type { Entry } from '../entry';
import type { DealerFact, Setup } from './facts';
import { hasLeft, type Left } from './leaving';
import { type Rounds, roundsOf } from './rounds';

/** Who deals each round; null where nobody has said so yet. */
export type Dealers = Record<number, string | null>;

/** A dealer entry where it counts: in the round that its player deals. */
export type PlacedDealer = { entry: Entry<DealerFact>; round: number; player: string };

/** The first dealer is agreed at the start, later ones are entered round by round; the latest entry stands (CC-04). */
export function dealersOf(setup: Setup, table: Rounds, entered: readonly { round: number; player: string }[]): Dealers {
  const rounds = roundsOf(table);
  const dealers: Dealers = Object.fromEntries(rounds.map((round) => [round, null]));
  if (rounds.length > 0 && setup.players.includes(setup.firstDealer)) dealers[table.firstRound] = setup.firstDealer;
  for (const { round, player } of entered) dealers[round] = player;
  return dealers;
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
