import { adjusted, type PlacedAdjustment } from './adjustments';
import type { PlayArea } from './animals';
import { ascending } from './ascending';
import { doubtChests, type OpenedChest, openChest } from './chests';
import { addChests, chestCards, emptyChest } from './colours';
import type { Chest, PlayerOpening } from './facts';
import { openingArea } from './opening';
import type { PlacedEntries } from './places';
import type { Reason } from './reasons';
import { areaAfter, type ScoredClaim } from './scored-claim';

/** A player's evening so far. */
export type PlayerEvening = {
  /** Known points, the opened chest counted in. */
  points: number;
  /** The same points by what they were for. */
  byReason: PointsByReason;
  /** What the player brought to the first round scored here; nothing unless the table started late (CC-43). */
  opening: PlayerOpening;
  /** Animal counts that this player's claims wait for, ascending (CC-24). */
  missing: number[];
  area: PlayArea;
  /** Cards under the chest, those of unknown kind that were brought along counted in (CC-44). */
  chestCards: number;
  /** Which cards the claims put under the chest (secret until the end, CC-39). */
  expectedChest: Chest;
  /** The chest once it was opened; of several, the latest. */
  chest: OpenedChest | null;
};

/** Every reason that points can have: those of claims, the opened chest, adjustments, and what was brought along. */
export type PointsByReason = Record<Reason['reason'] | 'buildings' | 'adjustment' | 'opening', number>;

/** A player's part of a table: what they brought, their claims, and what the table gave or took. */
type Part = {
  opening: PlayerOpening;
  claims: readonly ScoredClaim[];
  adjustments: readonly PlacedAdjustment[];
};

/** Sums up each player, in seat order, from what they brought, the scored claims, adjustments and opened chests. */
export function playersOf(
  seats: readonly string[],
  opening: (player: string) => PlayerOpening,
  claims: readonly ScoredClaim[],
  { chests, adjustments }: Pick<PlacedEntries, 'chests' | 'adjustments'>,
): Map<string, PlayerEvening> {
  const parts = new Map(
    seats.map((player): [string, Part] => [
      player,
      { opening: opening(player), claims: ofPlayer(claims, player), adjustments: ofPlayer(adjustments, player) },
    ]),
  );
  const opened = openChests(chests, parts);
  return new Map([...parts].map(([player, part]) => [player, sumUp(part, opened.get(player) ?? null)]));
}

function openChests(chests: PlacedEntries['chests'], parts: ReadonlyMap<string, Part>): Map<string, OpenedChest> {
  const latest = new Map(chests.map(({ player, entry }) => [player, entry]));
  const opened = doubtChests(
    [...latest].map(([player, entry]) => {
      const part = parts.get(player);
      return openChest(entry, expectedChestOf(part?.claims ?? []), part?.opening.chest ?? 0);
    }),
  );
  return new Map(
    [...latest.keys()].flatMap((player, index) => {
      const chest = opened[index];
      return chest === undefined ? [] : [[player, chest] as const];
    }),
  );
}

function sumUp(part: Part, chest: OpenedChest | null): PlayerEvening {
  const { opening, claims } = part;
  const expectedChest = expectedChestOf(claims);
  const byReason = pointsByReason(part, chest);
  return {
    points: Object.values(byReason).reduce((sum, points) => sum + points, 0),
    byReason,
    opening,
    missing: ascending(claims.flatMap((claim) => claim.score?.missing ?? [])),
    area: areaAfter(claims, openingArea(opening)),
    chestCards: opening.chest + chestCards(expectedChest),
    expectedChest,
    chest,
  };
}

const ofPlayer = <T extends { player: string }>(placed: readonly T[], player: string): T[] =>
  placed.filter((each) => each.player === player);

const expectedChestOf = (claims: readonly ScoredClaim[]): Chest =>
  claims.reduce((chest, { score }) => (score === null ? chest : addChests(chest, score.chest)), emptyChest());

function pointsByReason({ opening, claims, adjustments }: Part, chest: OpenedChest | null): PointsByReason {
  const points: PointsByReason = {
    persons: 0,
    animals: 0,
    'waiting-jokers': 0,
    'wrong-colour': 0,
    dragon: 0,
    fairy: 0,
    buildings: chest?.grouping?.points ?? 0,
    adjustment: adjusted(adjustments),
    opening: opening.points,
  };
  for (const { score } of claims) {
    for (const { reason, points: known } of score?.reasons ?? []) points[reason] += known ?? 0;
  }
  return points;
}
