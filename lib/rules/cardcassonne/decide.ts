import { isRefusal, type Place } from '../entry';
import { groupChest } from './buildings';
import { refuseBesideChests } from './chests';
import { refuseClaim } from './conservation';
import { dealFor } from './deck';
import type { Evening } from './evening';
import type { ChestFact, ClaimFact, Fact, Options, Setup } from './facts';
import { leavingOf, refuseLeaver } from './leaving';
import { refuseOpening } from './opening';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES } from './options';
import { refusePlace } from './places';
import { previewClaim } from './preview';
import { refuseValues } from './progression';
import type { CardcassonneRefusal } from './refusals';

/** Why a table cannot start like this; null: it can (CC-01, CC-04, CC-26, CC-38, CC-43). */
export function refuseSetup(setup: Setup): CardcassonneRefusal | null {
  const deal = dealFor(setup.players.length);
  if (isRefusal(deal)) return deal;
  const twice = setup.players.find((player, seat) => setup.players.indexOf(player) !== seat);
  if (twice !== undefined) return { refused: 'player-twice', player: twice };
  const { firstDealer } = setup;
  if (!setup.players.includes(firstDealer)) return { refused: 'unknown-player', player: firstDealer };
  return refuseOptions(setup.options) ?? refuseValues(setup.scoringCard) ?? refuseOpening(setup);
}

/** Refuses an option value that this module does not name (CC-38). */
export function refuseOptions(options: Options): CardcassonneRefusal | null {
  for (const option of OPTION_NAMES) {
    const [value, values] = [options[option], OPTION_VALUES[option] as readonly string[]];
    if (!values.includes(value)) return { refused: 'unknown-option', option, value };
  }
  return null;
}

/** Refuses a change of options that names one, or a value, which this module does not have (CC-38, CC-45). */
export function refuseChangedOptions(change: Readonly<Record<string, string>>): CardcassonneRefusal | null {
  const strange = Object.entries(change).find(([option]) => !OPTION_NAMES.some((name) => name === option));
  if (strange !== undefined) return { refused: 'unknown-option', option: strange[0], value: strange[1] };
  return refuseOptions({ ...DEFAULT_OPTIONS, ...change });
}

/**
 * Why a fact may not be entered at a place; null: it may. Only what is certainly impossible is refused.
 * `exceptEntryId`: the entry that it would replace (CC-04, CC-05, CC-07, CC-26, CC-32 to CC-35, CC-40 to CC-43, CC-46).
 */
export function refuseFact(
  setup: Setup,
  evening: Evening,
  fact: Fact,
  place: Place,
  exceptEntryId?: string,
): CardcassonneRefusal | null {
  const refusal = refusePlace(setup, evening, fact, place);
  if (refusal !== null) return refusal;
  const { round = 0, player = '' } = place;
  switch (fact.kind) {
    case 'claim':
      return refuseClaimFact(evening, fact, { round, player }, exceptEntryId);
    case 'chest':
      return refuseChestFact(evening, fact, player, exceptEntryId);
    case 'dealer':
      return refuseLeaver(otherLeavings(evening, exceptEntryId), { round, player: fact.player });
    case 'left':
      return refuseLeftFact(evening, { round, player }, exceptEntryId);
    case 'scoring-card':
      return refuseValues(fact.values) ?? refuseAgreed(fact.agreed ?? []);
    case 'adjustment':
      return null;
  }
}

function refuseClaimFact(
  evening: Evening,
  fact: ClaimFact,
  place: { round: number; player: string },
  exceptEntryId: string | undefined,
): CardcassonneRefusal | null {
  const { round, player } = place;
  const leaver = refuseLeaver(otherLeavings(evening, exceptEntryId), place);
  if (leaver !== null) return leaver;
  const others = evening.claims.filter(({ entry }) => entry.id !== exceptEntryId);
  const other = others.find((claim) => claim.player === player && claim.round === round);
  if (other !== undefined) return { refused: 'claim-exists', player, round, entry: other.entry.id };
  const judged = isMoved(evening, place, exceptEntryId) ? withoutJokersTo(fact) : fact;
  const score = previewClaim(evening, judged, place, exceptEntryId);
  return isRefusal(score) ? score : refuseClaim(evening, fact, exceptEntryId);
}

/** Whether a claim would go to another round or player than those of the claim that it replaces. */
function isMoved(
  { claims }: Evening,
  { round, player }: { round: number; player: string },
  exceptEntryId: string | undefined,
): boolean {
  const claim = claims.find(({ entry }) => entry.id === exceptEntryId);
  return claim !== undefined && (claim.round !== round || claim.player !== player);
}

/** Other animals may lie at the new place: jokers whose kind no longer fits are put by the suggestion (CC-36, CC-46). */
const withoutJokersTo = ({ kind, row, cards }: ClaimFact): ClaimFact => ({ kind, row, cards });

/** A player leaves once, and not before the last claim that they made (CC-41, CC-42). */
function refuseLeftFact(
  evening: Evening,
  { round, player }: { round: number; player: string },
  exceptEntryId: string | undefined,
): CardcassonneRefusal | null {
  const before = leavingOf(otherLeavings(evening, exceptEntryId), player);
  if (before !== undefined) return { refused: 'has-left', player, round: before.round, entry: before.entry.id };
  const claim = evening.claims.find(
    (made) => made.player === player && made.round >= round && made.entry.id !== exceptEntryId,
  );
  return claim === undefined ? null : { refused: 'claim-exists', player, round: claim.round, entry: claim.entry.id };
}

const otherLeavings = ({ leavings }: Evening, exceptEntryId: string | undefined) =>
  leavings.filter(({ entry }) => entry.id !== exceptEntryId);

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
