import type { Entry, Place } from '../entry';
import { type AddOnFact, type Brings, isAddOnFact } from './add-on';
import type { CourseFact, Fact, ScoringFact } from './facts';
import { isReadable } from './readable';
import type { CarcassonneRefusal } from './refusals';

/** An entry that could not be put anywhere, and why: it counts nothing. */
export type LostEntry = { entry: Entry<Fact | AddOnFact>; problem: CarcassonneRefusal };

/** An entry in the turn that it belongs to, and whose turn it says that was. */
export type Placed<F> = { entry: Entry<F>; turn: number; player: string | null };

const SCORING: readonly string[] = ['feature', 'line', 'adjustment', 'field', 'goods'] satisfies ScoringFact['kind'][];

export const isScoring = (fact: Fact): fact is ScoringFact => SCORING.includes(fact.kind);

/**
 * Puts entries in their turns, as entered. One without a turn belongs to that in which it was entered: one more than had
 * been passed by then (CA-46).
 */
export function placeEntries(
  seats: readonly string[],
  entries: readonly Entry<Fact | AddOnFact>[],
): { placed: Placed<Fact | AddOnFact>[]; lost: LostEntry[] } {
  const placed: Placed<Fact | AddOnFact>[] = [];
  const lost: LostEntry[] = [];
  const passed = new Set<number>();
  for (const { id, place, fact } of entries) {
    const problem = refusePlace(seats, fact, place);
    if (problem !== null) {
      lost.push({ entry: { id, place, fact }, problem });
      continue;
    }
    const turn = place.round ?? passed.size + 1;
    placed.push({ entry: { id, place, fact }, turn, player: place.player ?? null });
    if (fact.kind === 'next') passed.add(turn);
  }
  return { placed, lost };
}

/** Those that tell how the game went on. */
export const courseOf = (placed: readonly Placed<Fact | AddOnFact>[]): Placed<CourseFact>[] =>
  placed.filter((each): each is Placed<CourseFact> => !isAddOnFact(each.entry.fact) && !isScoring(each.entry.fact));

/** Those that give points; beside them those of add-ons that none of these scores. */
export function scoringOf(placed: readonly Placed<Fact | AddOnFact>[], { scores }: Pick<Brings, 'scores'>) {
  const scoring: Placed<ScoringFact | AddOnFact>[] = [];
  const beside: Placed<AddOnFact>[] = [];
  for (const each of placed) {
    if (isAddOns(each)) (scores.has(each.entry.id) ? scoring : beside).push(each);
    else if (isOwnScoring(each)) scoring.push(each);
  }
  return { scoring, beside };
}

const isAddOns = (placed: Placed<Fact | AddOnFact>): placed is Placed<AddOnFact> => isAddOnFact(placed.entry.fact);

const isOwnScoring = (placed: Placed<Fact | AddOnFact>): placed is Placed<ScoringFact> =>
  !isAddOnFact(placed.entry.fact) && isScoring(placed.entry.fact);

/** Refuses a fact that cannot be read, a turn that is none, and a player who does not sit at the table (CA-46). */
export function refusePlace(
  seats: readonly string[],
  fact: Fact | AddOnFact,
  { round, player }: Place,
): CarcassonneRefusal | null {
  if (!isReadable(fact) && !isAddOnFact(fact)) return { refused: 'unreadable' };
  const noTurn = refuseTurnNumber(round);
  if (noTurn !== null) return noTurn;
  const needsPlayer = fact.kind === 'adjustment' || fact.kind === 'left';
  const named = fact.kind === 'on-turn' ? fact.player : (player ?? null);
  if (named === null) return needsPlayer ? { refused: 'unknown-player', player: null } : null;
  return refuseStranger(seats, named);
}

/** Refuses a place that is none at this table, whatever is entered there (CA-46). */
export const refuseAnywhere = (seats: readonly string[], { round, player }: Place): CarcassonneRefusal | null =>
  refuseTurnNumber(round) ?? (player === undefined ? null : refuseStranger(seats, player));

const refuseTurnNumber = (round: number | undefined): CarcassonneRefusal | null =>
  round === undefined || (Number.isSafeInteger(round) && round >= 1)
    ? null
    : { refused: 'no-such-turn', turn: round, current: 1 };

const refuseStranger = (seats: readonly string[], player: string): CarcassonneRefusal | null =>
  seats.includes(player) ? null : { refused: 'unknown-player', player };
