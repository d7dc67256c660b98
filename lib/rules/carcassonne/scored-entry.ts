import type { Entry } from '../entry';
import { type AddOnFact, type Brings, isAddOnFact } from './add-on';
import { type Doubtful, doubtEntry, isOwnEntry } from './doubt-entries';
import type { Doubt } from './doubts';
import type { ScoringFact } from './facts';
import type { Placed } from './places';
import type { Gain } from './reasons';
import type { Outcome } from './scoring';
import { stepOf } from './steps';

/** What a player gets for an entry, and the player's total before and after it, in points. */
export type TotalledGain = Gain & { before: number; after: number };

/** Under which name points are summed up: what they were for. */
export type Category =
  | 'road'
  | 'city'
  | 'monastery'
  | 'garden'
  | 'farms'
  | 'goods'
  | 'line'
  | 'adjustment'
  | `${string}/${string}`;

/** An entry of the ledger that gives points. */
export type ScoredEntry = Omit<Outcome, 'gains'> & {
  entry: Entry<ScoringFact | AddOnFact>;
  category: Category;
  /** In which turn it counts; null in the last count, and where no turns are kept. */
  turn: number | null;
  /** Whose turn it says that was. */
  player: string | null;
  /** The step of the last count that it belongs to; null: none. */
  step: string | null;
  gains: TotalledGain[];
  /** Everybody's points after it. */
  totals: Record<string, number>;
  doubts: Doubt[];
};

/** An entry scored, before it has its place in the ledger. */
export type Scored = { placed: Placed<ScoringFact | AddOnFact>; outcome: Outcome; step: string | null };

/** Each entry with what it gives and the step that it belongs to. */
export function scored(
  placed: readonly Placed<ScoringFact | AddOnFact>[],
  outcomes: ReadonlyMap<string, Outcome>,
  addOn: Brings,
): Scored[] {
  return placed.flatMap((each) => {
    const outcome = outcomes.get(each.entry.id);
    return outcome === undefined ? [] : [{ placed: each, outcome, step: stepIn(each.entry, addOn) }];
  });
}

function stepIn({ id, fact }: Entry<ScoringFact | AddOnFact>, { scores, touches }: Brings): string | null {
  if (isAddOnFact(fact)) return scores.get(id)?.step ?? null;
  const { step = stepOf(fact) } = touches.get(id) ?? {};
  return step;
}

/** The same entries by turn, then the last count step by step; within both as entered (CA-41). */
export function inOrder(entries: readonly Scored[], steps: readonly string[]): Scored[] {
  const stepAt = ({ step }: Scored) => (step === null ? -1 : steps.indexOf(step));
  return entries.toSorted((one, other) => {
    const steps = stepAt(one) - stepAt(other);
    return steps !== 0 || one.step !== null ? steps : one.placed.turn - other.placed.turn;
  });
}

/** The ledger: entries in their order with the totals that they lead to, and what is doubted about each (CA-47). */
export function ledgerOf(
  entries: readonly Scored[],
  { seats, addOn }: { seats: readonly string[]; addOn: Brings },
  doubtful: Doubtful,
): ScoredEntry[] {
  const totals = new Map(seats.map((player) => [player, 0]));
  return entries.map(({ placed, outcome, step }) => {
    const { entry, turn, player } = placed;
    const keepsTurn = step === null && (doubtful.options.turns === 'on' || entry.place.round !== undefined);
    return {
      entry,
      category: categoryOf(entry, addOn),
      turn: keepsTurn ? turn : null,
      player,
      step,
      gains: waits(entry, addOn) ? [] : outcome.gains.map((gain) => totalled(gain, totals)),
      totals: Object.fromEntries(totals),
      majority: outcome.majority,
      shared: outcome.shared,
      majorities: outcome.majorities,
      problem: outcome.problem,
      doubts: doubtsOf({ placed, outcome, step }, addOn, doubtful),
    };
  });
}

/** Whether an add-on keeps the points of an entry back for now (CA-48). */
const waits = ({ id }: Entry<unknown>, { touches }: Brings): boolean => touches.get(id)?.waits === true;

function totalled({ player, points, reasons }: Gain, totals: Map<string, number>): TotalledGain {
  const before = totals.get(player) ?? 0;
  const after = before + points;
  totals.set(player, after);
  return { player, points, reasons, before, after };
}

function doubtsOf({ placed, outcome, step }: Scored, addOn: Brings, doubtful: Doubtful): Doubt[] {
  if (isOwnEntry(placed)) return doubtEntry(placed, outcome, step, doubtful);
  return addOn.scores.get(placed.entry.id)?.doubts ?? [];
}

function categoryOf({ id, fact }: Entry<ScoringFact | AddOnFact>, { scores }: Brings): Category {
  if (isAddOnFact(fact)) return scores.get(id)?.category ?? fact.kind;
  if (fact.kind === 'feature') return fact.feature.kind;
  return fact.kind === 'field' ? 'farms' : fact.kind;
}
