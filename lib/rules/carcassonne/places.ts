import type { Entry, Place } from '../entry';
import { type AddOn, type AddOnFact, isAddOnFact } from './add-on';
import type { CourseFact, Fact, ScoringFact } from './facts';
import { isReadable } from './readable';
import type { CarcassonneRefusal } from './refusals';

/** An entry that could not be put anywhere, and why: it counts nothing. */
export type LostEntry = { entry: Entry<Fact | AddOnFact>; problem: CarcassonneRefusal };

/** An entry in the turn that it belongs to, and whose turn it says that was. */
export type Placed<F> = { entry: Entry<F>; turn: number; player: string | null };

/** The entries of a table by what they are for, each list as entered. */
export type PlacedEntries = {
  scoring: Placed<ScoringFact | AddOnFact>[];
  course: Placed<CourseFact>[];
  lost: LostEntry[];
};

const SCORING: readonly string[] = ['feature', 'line', 'adjustment', 'field', 'goods'] satisfies ScoringFact['kind'][];

export const isScoring = (fact: Fact): fact is ScoringFact => SCORING.includes(fact.kind);

/**
 * Puts entries in their turns. One without a turn belongs to that in which it was entered: one more than had been passed
 * by then (CA-46). Entries of an add-on that it gives no score for are left to the add-on.
 */
export function placeEntries(
  seats: readonly string[],
  entries: readonly Entry<Fact | AddOnFact>[],
  addOn: AddOn,
): PlacedEntries {
  const placed: PlacedEntries = { scoring: [], course: [], lost: [] };
  const passed = new Set<number>();
  for (const { id, place, fact } of entries) {
    const problem = refusePlace(seats, fact, place);
    if (problem !== null) {
      placed.lost.push({ entry: { id, place, fact }, problem });
      continue;
    }
    const where = { turn: place.round ?? passed.size + 1, player: place.player ?? null };
    if (isAddOnFact(fact)) {
      if (addOn.scores.has(id)) placed.scoring.push({ entry: { id, place, fact }, ...where });
    } else if (isScoring(fact)) placed.scoring.push({ entry: { id, place, fact }, ...where });
    else placed.course.push({ entry: { id, place, fact }, ...where });
    if (fact.kind === 'next') passed.add(where.turn);
  }
  return placed;
}

/** Refuses a fact that cannot be read, a turn that is none, and a player who does not sit at the table (CA-46). */
export function refusePlace(
  seats: readonly string[],
  fact: Fact | AddOnFact,
  { round, player }: Place,
): CarcassonneRefusal | null {
  if (!isReadable(fact) && !isReadableAddOn(fact)) return { refused: 'unreadable' };
  if (round !== undefined && !(Number.isSafeInteger(round) && round >= 1)) {
    return { refused: 'no-such-turn', turn: round, current: 1 };
  }
  const needsPlayer = fact.kind === 'adjustment' || fact.kind === 'left';
  const named = fact.kind === 'on-turn' ? fact.player : (player ?? null);
  if (named === null) return needsPlayer ? { refused: 'unknown-player', player: null } : null;
  return seats.includes(named) ? null : { refused: 'unknown-player', player: named };
}

const isReadableAddOn = (fact: unknown): fact is AddOnFact =>
  typeof fact === 'object' &&
  fact !== null &&
  'kind' in fact &&
  typeof fact.kind === 'string' &&
  fact.kind.includes('/');
