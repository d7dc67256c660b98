import type { Entry, Place } from '../entry';
import type { ChestFact, Fact, ScoringCardFact, Setup } from './facts';
import type { CardcassonneRefusal } from './refusals';
import type { PlacedClaim } from './scored-claim';

/** An entry that could not be put anywhere, and why: it counts nothing. */
export type LostEntry = { entry: Entry<Fact>; problem: CardcassonneRefusal };

/** The entries of a table by what they say. */
export type PlacedEntries = {
  claims: PlacedClaim[];
  dealers: { round: number; player: string }[];
  scoringCards: Entry<ScoringCardFact>[];
  chests: { entry: Entry<ChestFact>; player: string }[];
  lost: LostEntry[];
};

/** Sorts entries by kind and place, in their order; those without a place that the table has are lost. */
export function placeEntries(setup: Setup, rounds: number, entries: readonly Entry<Fact>[]): PlacedEntries {
  const placed: PlacedEntries = { claims: [], dealers: [], scoringCards: [], chests: [], lost: [] };
  for (const entry of entries) {
    const problem = refusePlace(setup, rounds, entry.fact, entry.place);
    if (problem === null) placeEntry(placed, entry);
    else placed.lost.push({ entry, problem });
  }
  return placed;
}

function placeEntry(placed: PlacedEntries, entry: Entry<Fact>): void {
  const { id, place, fact } = entry;
  const { round = 0, player = '' } = place;
  if (fact.kind === 'claim') placed.claims.push({ entry: { id, place, fact }, round, player });
  else if (fact.kind === 'dealer') placed.dealers.push({ round, player: fact.player });
  else if (fact.kind === 'scoring-card') placed.scoringCards.push({ id, place, fact });
  else placed.chests.push({ entry: { id, place, fact }, player });
}

/** Refuses a fact that cannot be read, and a place or a player that the table does not have (CC-04, CC-05). */
export function refusePlace(setup: Setup, rounds: number, fact: Fact, place: Place): CardcassonneRefusal | null {
  if (!isReadable(fact)) return { refused: 'unreadable' };
  if (fact.kind === 'scoring-card') return null;
  const player = fact.kind === 'dealer' ? fact.player : place.player;
  if (player === undefined || !setup.players.includes(player)) {
    return { refused: 'unknown-player', player: player ?? null };
  }
  if (fact.kind === 'chest') return null;
  const { round } = place;
  const isRound = round !== undefined && Number.isInteger(round) && round >= 1 && round <= rounds;
  if (!isRound) return { refused: 'no-such-round', round: round ?? null, rounds };
  return fact.kind === 'dealer' && round === 1 ? { refused: 'first-dealer-fixed' } : null;
}

/** Whether a fact has the outline that its kind needs; values are judged by the rules. */
function isReadable(fact: unknown): fact is Fact {
  if (!isObject(fact)) return false;
  const { kind, cards, jokersTo, values, agreed, chest } = fact;
  if (kind === 'claim') return isList(cards) && cards.every(isObject) && (jokersTo === undefined || isList(jokersTo));
  if (kind === 'scoring-card') return isObject(values) && (agreed === undefined || isList(agreed));
  return kind === 'dealer' || (kind === 'chest' && isObject(chest));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
