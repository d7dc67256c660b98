import type { Entry } from '../entry';
import { isRefusal } from '../entry';
import { inOrder, type PlacedAdjustment } from './adjustments';
import { ascending } from './ascending';
import { type Dealers, whoDeals } from './dealers';
import { dealFor } from './deck';
import { doubtClaims } from './doubt-claims';
import type { Fact, Options, PlayerOpening, Setup } from './facts';
import { doubtLeavers, leftOf, type PlacedLeaving } from './leaving';
import { nothingBrought, openingArea, openingOf, refuseOpening } from './opening';
import { claimsOf, firstOpenRound, inOrderOfPlay } from './order-of-play';
import { type LostEntry, placeEntries } from './places';
import { type PlayerEvening, playersOf } from './player-evening';
import { type Progression, progressionOf } from './progression';
import type { CardcassonneRefusal } from './refusals';
import { type BesideClaims, type ScoredClaim, scoreClaimsOfPlayer } from './scored-claim';
import { rank, type Standings } from './standings';

/** All that the entries of a table come to. Plain data; nothing in it is kept between two readings. */
export type Evening = {
  /** Why this cannot be a table at all; there are then no rounds. */
  problem: CardcassonneRefusal | null;
  /** Players in seat order, clockwise. */
  seats: string[];
  /** The first round scored here: 1, unless the table started late (CC-43). */
  firstRound: number;
  rounds: number;
  /** Cards that each player is dealt in a round. */
  cards: number;
  options: Options;
  scoringCard: Progression;
  /** By round, then in seat order from that round's starter, then as entered. */
  claims: ScoredClaim[];
  /** By round, those without one last, then as entered (CC-40). */
  adjustments: PlacedAdjustment[];
  /** Since which round each player who left plays no more (CC-41). */
  left: Record<string, number>;
  /** The entries that say so, as entered; of several of a player the earliest round stands. */
  leavings: PlacedLeaving[];
  players: Record<string, PlayerEvening>;
  /** All animal counts that are asked for, ascending. */
  missing: number[];
  dealers: Dealers;
  /** The first round in which somebody who plays it has no claim yet; the last one when all are played. */
  currentRound: number;
  /** Whether everybody has a claim in every round that they play (CC-07, CC-41). */
  complete: boolean;
  allChestsCounted: boolean;
  /** Over known points, opened chests counted in; building cards count once their chest is open (CC-30). */
  standings: Standings;
  /** Entries that belong nowhere, and why. */
  lost: LostEntry[];
};

/**
 * Reads a table: points with their reasons, doubts and problems, from its entries as they stand. Total: whatever the
 * facts hold, what cannot be scored is reported on its entry. A claim counts by its round, then as entered (CC-05).
 */
export function scoreEvening(setup: Setup, entries: readonly Entry<Fact>[], options: Options = setup.options): Evening {
  const table = tableOf(setup);
  const { seats, cards, opening } = table;
  const placed = placeEntries(setup, table, entries);
  const left = leftOf(seats, placed.leavings);
  const { dealers, lost } = whoDeals(setup, table, placed.dealers, placed.leavings);
  const scoringCard = progressionOf(setup.scoringCard, placed.scoringCards);
  const agreed = { scoringCard: scoringCard.values, options };
  const scored = seats.map((player) => {
    const adjustments = placed.adjustments.filter((adjustment) => adjustment.player === player);
    return scoreClaimsOfPlayer(claimsOf(placed.claims, player, table), agreed, besideOf(opening(player), adjustments));
  });
  const played = doubtClaims(inOrderOfPlay(scored, { ...table, dealers, left }), {
    players: setup.players.length,
    cards,
    left,
  });
  const claims = doubtLeavers(played, placed.leavings);
  const players = playersOf(seats, opening, claims, placed);
  const currentRound = firstOpenRound(claims, { ...table, left });
  return {
    problem: table.problem,
    seats,
    firstRound: table.firstRound,
    rounds: table.rounds,
    cards,
    options,
    scoringCard,
    claims,
    adjustments: inOrder(placed.adjustments),
    left,
    leavings: placed.leavings,
    players: Object.fromEntries(players),
    missing: ascending([...players.values()].flatMap((player) => player.missing)),
    dealers,
    currentRound: Math.min(currentRound, table.rounds),
    complete: table.rounds > 0 && currentRound > table.rounds,
    allChestsCounted: [...players.values()].every(({ chest }) => chest !== null && chest.grouping !== null),
    standings: standingsOf(players),
    lost: [...placed.lost, ...lost],
  };
}

/** The players who have a claim in a round, in order of play. */
export function claimed(evening: Pick<Evening, 'claims'>, round: number): string[] {
  return [...new Set(evening.claims.flatMap((claim) => (claim.round === round ? [claim.player] : [])))];
}

/** What is fixed when a table starts; no rounds where it cannot be one at all (CC-01, CC-43). */
function tableOf(setup: Setup) {
  const deal = dealFor(setup.players.length);
  const seats = [...new Set(setup.players)];
  const problem = isRefusal(deal) ? deal : refuseOpening(setup);
  if (isRefusal(deal) || problem !== null) {
    return { problem, seats, firstRound: 1, rounds: 0, cards: 0, opening: nothingBrought };
  }
  const opening = (player: string) => openingOf(setup, player);
  return { problem, seats, firstRound: setup.opening?.round ?? 1, ...deal, opening };
}

const besideOf = (opening: PlayerOpening, adjustments: readonly PlacedAdjustment[]): BesideClaims => ({
  points: opening.points,
  area: openingArea(opening),
  adjustments,
});

const standingsOf = (players: ReadonlyMap<string, PlayerEvening>): Standings =>
  rank([...players].map(([id, { points, chest }]) => ({ id, points, buildings: chest?.grouping?.cards ?? 0 })));
