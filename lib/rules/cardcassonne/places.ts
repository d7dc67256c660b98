import { refuseAdjustment } from '../adjustment';
import type { Entry, Place } from '../entry';
import type { PlacedAdjustment } from './adjustments';
import type { PlacedDealer } from './dealers';
import type { ChestFact, Fact, ScoringCardFact, Setup } from './facts';
import type { PlacedLeaving } from './leaving';
import type { CardcassonneRefusal } from './refusals';
import { isRound, type Rounds } from './rounds';
import type { PlacedClaim } from './scored-claim';

/** An entry that could not be put anywhere, and why: it counts nothing. */
export type LostEntry = { entry: Entry<Fact>; problem: CardcassonneRefusal };

/** The entries of a table by what they say. */
export type PlacedEntries = {
  claims: PlacedClaim[];
  dealers: PlacedDealer[];
  scoringCards: Entry<ScoringCardFact>[];
  chests: { entry: Entry<ChestFact>; player: string }[];
  adjustments: PlacedAdjustment[];
  leavings: PlacedLeaving[];
  lost: LostEntry[];
};

/** Sorts entries by kind and place, in their order; those without a place that the table has are lost. */
export function placeEntries(setup: Setup, rounds: Rounds, entries: readonly Entry<Fact>[]): PlacedEntries {
  const placed: PlacedEntries = {
    claims: [],
    dealers: [],
    scoringCards: [],
    chests: [],
    adjustments: [],
    leavings: [],
    lost: [],
  };
  for (const entry of entries) {
    const problem = refusePlace(setup, rounds, entry.fact, entry.place);
    if (problem === null) placeEntry(placed, entry);
    else placed.lost.push({ entry, problem });
  }
  return placed;
}

function placeEntry(placed: PlacedEntries, { id, place, fact }: Entry<Fact>): void {
  const { round = 0, player = '' } = place;
  switch (fact.kind) {
    case 'claim':
      placed.claims.push({ entry: { id, place, fact }, round, player });
      break;
    case 'dealer':
      placed.dealers.push({ entry: { id, place, fact }, round, player: fact.player });
      break;
    case 'scoring-card':
      placed.scoringCards.push({ id, place, fact });
      break;
    case 'chest':
      placed.chests.push({ entry: { id, place, fact }, player });
      break;
    case 'adjustment': {
      const { points, reason } = fact;
      placed.adjustments.push({ entry: { id, place, fact }, player, round: place.round ?? null, points, reason });
      break;
    }
    case 'left':
      placed.leavings.push({ entry: { id, place, fact }, round, player });
  }
}

/**
 * Refuses a fact that cannot be read, a place or a player that the table does not have, and an adjustment that is none
 * (CC-04, CC-05, CC-40, CC-43).
 */
export function refusePlace(setup: Setup, rounds: Rounds, fact: Fact, place: Place): CardcassonneRefusal | null {
  if (!isReadable(fact)) return { refused: 'unreadable' };
  if (fact.kind === 'scoring-card') return null;
  const player = fact.kind === 'dealer' ? fact.player : place.player;
  if (player === undefined || !setup.players.includes(player)) {
    return { refused: 'unknown-player', player: player ?? null };
  }
  const refusal = refuseRound(rounds, fact, place.round);
  if (refusal !== null || fact.kind !== 'adjustment') return refusal;
  return refuseAdjustment(fact);
}

/** A chest has no round, an adjustment may have one, everything else has one of those that the table scores. */
function refuseRound(rounds: Rounds, { kind }: Fact, round: number | undefined): CardcassonneRefusal | null {
  if (kind === 'chest' || (kind === 'adjustment' && round === undefined)) return null;
  const first = rounds.firstRound;
  if (!isRound(rounds, round)) return { refused: 'no-such-round', round: round ?? null, rounds: rounds.rounds, first };
  return kind === 'dealer' && round === first ? { refused: 'first-dealer-fixed' } : null;
}

/** Whether a fact has the outline that its kind needs; values are judged by the rules. */
function isReadable(fact: unknown): fact is Fact {
  if (!isObject(fact)) return false;
  const { kind, cards, jokersTo, values, agreed, chest, points, reason } = fact;
  if (kind === 'claim') return isList(cards) && cards.every(isObject) && (jokersTo === undefined || isList(jokersTo));
  if (kind === 'scoring-card') return isObject(values) && (agreed === undefined || isList(agreed));
  if (kind === 'adjustment') return typeof points === 'number' && typeof reason === 'string';
  return kind === 'dealer' || kind === 'left' || (kind === 'chest' && isObject(chest));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
