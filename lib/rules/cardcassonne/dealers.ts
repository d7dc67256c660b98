import type { Setup } from './facts';

/** Who deals each round; null where nobody has said so yet. */
export type Dealers = Record<number, string | null>;

/** The first dealer is agreed at the start, later ones are entered round by round; the latest entry stands (CC-04). */
export function dealersOf(
  setup: Setup,
  rounds: number,
  entered: readonly { round: number; player: string }[],
): Dealers {
  const dealers: Dealers = {};
  for (let round = 1; round <= rounds; round++) dealers[round] = null;
  if (rounds > 0 && setup.players.includes(setup.firstDealer)) dealers[1] = setup.firstDealer;
  for (const { round, player } of entered) dealers[round] = player;
  return dealers;
}

/** Who begins a round: the player left of its dealer, next in seat order. Null while the dealer is unknown (CC-04). */
export function starter({ seats, dealers }: { seats: readonly string[]; dealers: Dealers }, round: number) {
  const dealer = dealers[round] ?? null;
  return dealer === null ? null : (seats[(seats.indexOf(dealer) + 1) % seats.length] ?? null);
}
