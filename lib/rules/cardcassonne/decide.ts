import { isRefusal, type Place } from '../entry';
import { groupChest } from './buildings';
import { refuseBesideChests } from './chests';
import { refuseClaim } from './conservation';
import { dealFor } from './deck';
import { type Evening, previewClaim } from './evening';
import type { ChestFact, ClaimFact, Fact, Options, Setup } from './facts';
import { OPTION_NAMES, OPTION_VALUES } from './options';
import { refusePlace } from './places';
import { refuseValues } from './progression';
import type { CardcassonneRefusal } from './refusals';

/** Why a table cannot start like this; null: it can (CC-01, CC-04, CC-26, CC-38). */
export function refuseSetup(setup: Setup): CardcassonneRefusal | null {
  const deal = dealFor(setup.players.length);
  if (isRefusal(deal)) return deal;
  const twice = setup.players.find((player, seat) => setup.players.indexOf(player) !== seat);
  if (twice !== undefined) return { refused: 'player-twice', player: twice };
  const { firstDealer } = setup;
  if (!setup.players.includes(firstDealer)) return { refused: 'unknown-player', player: firstDealer };
  return refuseOptions(setup.options) ?? refuseValues(setup.scoringCard);
}

/** Refuses an option value that this module does not name (CC-38). */
export function refuseOptions(options: Options): CardcassonneRefusal | null {
  for (const option of OPTION_NAMES) {
    const [value, values] = [options[option], OPTION_VALUES[option] as readonly string[]];
    if (!values.includes(value)) return { refused: 'unknown-option', option, value };
  }
  return null;
}

/**
 * Why a fact may not be entered at a place; null: it may. Only what is certainly impossible is refused.
 * `exceptEntryId`: the entry that it would replace (CC-04, CC-05, CC-07, CC-26, CC-32 to CC-35).
 */
export function refuseFact(
  setup: Setup,
  evening: Evening,
  fact: Fact,
  place: Place,
  exceptEntryId?: string,
): CardcassonneRefusal | null {
  const refusal = refusePlace(setup, evening.rounds, fact, place);
  if (refusal !== null) return refusal;
  const { round = 0, player = '' } = place;
  if (fact.kind === 'claim') return refuseClaimFact(evening, fact, { round, player }, exceptEntryId);
  if (fact.kind === 'chest') return refuseChestFact(evening, fact, player, exceptEntryId);
  if (fact.kind === 'dealer') return null;
  return refuseValues(fact.values) ?? refuseAgreed(fact.agreed ?? []);
}

function refuseClaimFact(
  evening: Evening,
  fact: ClaimFact,
  place: { round: number; player: string },
  exceptEntryId: string | undefined,
): CardcassonneRefusal | null {
  const { round, player } = place;
  const other = evening.claims.find(
    (claim) => claim.player === player && claim.round === round && claim.entry.id !== exceptEntryId,
  );
  if (other !== undefined) return { refused: 'claim-exists', player, round, entry: other.entry.id };
  const score = previewClaim(evening, fact, place, exceptEntryId);
  return isRefusal(score) ? score : refuseClaim(evening, fact, exceptEntryId);
}

function refuseChestFact(
  evening: Evening,
  { chest }: ChestFact,
  player: string,
  exceptEntryId: string | undefined,
): CardcassonneRefusal | null {
  if (!evening.complete) return { refused: 'rounds-left', round: evening.currentRound, rounds: evening.rounds };
  const grouping = groupChest(chest);
  if (isRefusal(grouping)) return grouping;
  const others = Object.entries(evening.players).flatMap(([id, { chest: opened }]) =>
    opened === null || opened.entry.id === exceptEntryId ? [] : [{ player: id, chest: opened }],
  );
  const own = others.find((other) => other.player === player);
  if (own !== undefined) return { refused: 'chest-exists', player, entry: own.chest.entry.id };
  return refuseBesideChests(chest, others);
}

const refuseAgreed = (counts: readonly number[]): CardcassonneRefusal | null =>
  refuseValues(Object.fromEntries(counts.map((count) => [count, 0])));
