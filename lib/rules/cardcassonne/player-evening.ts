import type { PlayArea } from './animals';
import { ascending } from './ascending';
import { doubtChests, type OpenedChest, openChest } from './chests';
import { addChests, chestCards, emptyChest } from './colours';
import type { Chest } from './facts';
import type { PlacedEntries } from './places';
import type { Reason } from './reasons';
import { areaAfter, type ScoredClaim } from './scored-claim';

/** A player's evening so far. */
export type PlayerEvening = {
  /** Known points, the opened chest counted in. */
  points: number;
  /** The same points by what they were for. */
  byReason: PointsByReason;
  /** Animal counts that this player's claims wait for, ascending (CC-24). */
  missing: number[];
  area: PlayArea;
  /** Cards that the claims put under the chest: how many, and which (secret until the end, CC-39). */
  chestCards: number;
  expectedChest: Chest;
  /** The chest once it was opened; of several, the latest. */
  chest: OpenedChest | null;
};

export type PointsByReason = Record<Reason['reason'] | 'buildings', number>;

/** Sums up each player, in seat order, from the scored claims and the opened chests. */
export function playersOf(
  seats: readonly string[],
  claims: readonly ScoredClaim[],
  opened: PlacedEntries['chests'],
): Map<string, PlayerEvening> {
  const own = new Map(seats.map((player) => [player, claims.filter((claim) => claim.player === player)]));
  const chests = openChests(opened, (player) => expectedChestOf(own.get(player) ?? []));
  return new Map([...own].map(([player, theirs]) => [player, sumUp(theirs, chests.get(player) ?? null)]));
}

function openChests(opened: PlacedEntries['chests'], expected: (player: string) => Chest): Map<string, OpenedChest> {
  const latest = new Map(opened.map(({ player, entry }) => [player, entry]));
  const chests = doubtChests([...latest].map(([player, entry]) => openChest(entry, expected(player))));
  return new Map(
    [...latest.keys()].flatMap((player, index) => {
      const chest = chests[index];
      return chest === undefined ? [] : [[player, chest] as const];
    }),
  );
}

function sumUp(claims: readonly ScoredClaim[], chest: OpenedChest | null): PlayerEvening {
  const expectedChest = expectedChestOf(claims);
  const byReason = pointsByReason(claims, chest);
  return {
    points: Object.values(byReason).reduce((sum, points) => sum + points, 0),
    byReason,
    missing: ascending(claims.flatMap((claim) => claim.score?.missing ?? [])),
    area: areaAfter(claims),
    chestCards: chestCards(expectedChest),
    expectedChest,
    chest,
  };
}

const expectedChestOf = (claims: readonly ScoredClaim[]): Chest =>
  claims.reduce((chest, { score }) => (score === null ? chest : addChests(chest, score.chest)), emptyChest());

function pointsByReason(claims: readonly ScoredClaim[], chest: OpenedChest | null): PointsByReason {
  const points: PointsByReason = {
    persons: 0,
    animals: 0,
    'waiting-jokers': 0,
    'wrong-colour': 0,
    dragon: 0,
    fairy: 0,
    buildings: chest?.grouping?.points ?? 0,
  };
  for (const { score } of claims) {
    for (const { reason, points: known } of score?.reasons ?? []) points[reason] += known ?? 0;
  }
  return points;
}
