import type { Entry } from '../entry';
import { isRefusal } from '../entry';
import type { PlayArea } from './animals';
import { ascending } from './ascending';
import { type ClaimScore, scoreClaim } from './claim';
import { doubtClaims } from './conservation';
import { type Dealers, dealersOf, starter } from './dealers';
import { dealFor } from './deck';
import type { ClaimFact, Fact, Options, Setup } from './facts';
import { type LostEntry, placeEntries } from './places';
import { type PlayerEvening, playersOf } from './player-evening';
import { type Progression, progressionOf } from './progression';
import type { CardcassonneRefusal, ClaimRefusal } from './refusals';
import { areaAfter, type PlacedClaim, type ScoredClaim, scoreClaimsOfPlayer } from './scored-claim';
import { rank, type Standings } from './standings';

/** All that the entries of a table come to. Plain data; nothing in it is kept between two readings. */
export type Evening = {
  /** Why this cannot be a table at all; there are then no rounds. */
  problem: CardcassonneRefusal | null;
  /** Players in seat order, clockwise. */
  seats: string[];
  rounds: number;
  /** Cards that each player is dealt in a round. */
  cards: number;
  options: Options;
  scoringCard: Progression;
  /** By round, then in seat order from that round's starter, then as entered. */
  claims: ScoredClaim[];
  players: Record<string, PlayerEvening>;
  /** All animal counts that are asked for, ascending. */
  missing: number[];
  dealers: Dealers;
  /** The first round in which a player has no claim yet; the last one when all are played. */
  currentRound: number;
  /** Whether every player has a claim in every round (CC-07). */
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
  const deal = dealFor(setup.players.length);
  const { rounds, cards } = isRefusal(deal) ? { rounds: 0, cards: 0 } : deal;
  const seats = [...new Set(setup.players)];
  const placed = placeEntries(setup, rounds, entries);
  const scoringCard = progressionOf(setup.scoringCard, placed.scoringCards);
  const dealers = dealersOf(setup, rounds, placed.dealers);
  const agreed = { scoringCard: scoringCard.values, options };
  const scored = seats.map((player) => scoreClaimsOfPlayer(claimsOf(placed.claims, player, rounds), agreed));
  const claims = doubtClaims(inOrderOfPlay(scored, { seats, dealers, rounds }), setup.players.length);
  const players = playersOf(seats, claims, placed.chests);
  const currentRound = firstOpenRound(scored, rounds);
  return {
    problem: isRefusal(deal) ? deal : null,
    seats,
    rounds,
    cards,
    options,
    scoringCard,
    claims,
    players: Object.fromEntries(players),
    missing: ascending([...players.values()].flatMap((player) => player.missing)),
    dealers,
    currentRound: Math.min(currentRound, rounds),
    complete: rounds > 0 && currentRound > rounds,
    allChestsCounted: [...players.values()].every(({ chest }) => chest !== null && chest.grouping !== null),
    standings: standingsOf(players),
    lost: placed.lost,
  };
}

/** The players who have a claim in a round, in order of play. */
export function claimed(evening: Pick<Evening, 'claims'>, round: number): string[] {
  return [...new Set(evening.claims.flatMap((claim) => (claim.round === round ? [claim.player] : [])))];
}

/** A player's play area when a round is scored. `exceptEntryId`: an entry to leave out, as if it were not there. */
export function areaBefore(evening: Evening, player: string, round: number, exceptEntryId?: string): PlayArea {
  const earlier = evening.claims.filter(
    (claim) => claim.player === player && claim.round < round && claim.entry.id !== exceptEntryId,
  );
  return areaAfter(scoreClaimsOfPlayer(earlier, agreedIn(evening)));
}

/** What a claim would score in a round; `exceptEntryId`: the entry that it would replace. */
export function previewClaim(
  evening: Evening,
  claim: ClaimFact,
  place: { round: number; player: string },
  exceptEntryId?: string,
): ClaimScore | ClaimRefusal {
  const area = areaBefore(evening, place.player, place.round, exceptEntryId);
  const { row, cards, jokersTo } = claim;
  return scoreClaim({ ...agreedIn(evening), row, cards, jokersTo, area });
}

const agreedIn = ({ scoringCard, options }: Evening) => ({ scoringCard: scoringCard.values, options });

/** The claims of one player by round; within a round as entered. */
function claimsOf(claims: readonly PlacedClaim[], player: string, rounds: number): PlacedClaim[] {
  const own = claims.filter((claim) => claim.player === player);
  return roundsOf(rounds).flatMap((round) => own.filter((claim) => claim.round === round));
}

/** By round, then in seat order from the round's starter; from the first seat while nobody knows who began (CC-04). */
function inOrderOfPlay(
  claimsBySeat: readonly ScoredClaim[][],
  table: Pick<Evening, 'seats' | 'dealers' | 'rounds'>,
): ScoredClaim[] {
  return roundsOf(table.rounds).flatMap((round) => {
    const first = Math.max(0, table.seats.indexOf(starter(table, round) ?? ''));
    const inTurn = [...claimsBySeat.slice(first), ...claimsBySeat.slice(0, first)];
    return inTurn.flatMap((claims) => claims.filter((claim) => claim.round === round));
  });
}

const roundsOf = (rounds: number): number[] => Array.from({ length: rounds }, (_, index) => index + 1);

/** The first round in which a player has no claim; one more than there are when all are played. */
function firstOpenRound(claimsBySeat: readonly ScoredClaim[][], rounds: number): number {
  const played = claimsBySeat.map((claims) => new Set(claims.map(({ round }) => round)));
  return roundsOf(rounds).find((round) => played.some((own) => !own.has(round))) ?? rounds + 1;
}

const standingsOf = (players: ReadonlyMap<string, PlayerEvening>): Standings =>
  rank([...players].map(([id, { points, chest }]) => ({ id, points, buildings: chest?.grouping?.cards ?? 0 })));
