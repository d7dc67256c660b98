import type { Entry } from '../entry';
import { type AddOn, type AddOnFact, isAddOnFact } from './add-on';
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

/** An entry scored, before anybody's total is known. */
export type Scored = Omit<ScoredEntry, 'gains' | 'totals'> & { gains: Gain[]; at: number };

type Reading = { outcomes: ReadonlyMap<string, Outcome>; addOn: AddOn; doubtful: Doubtful };

/** One entry with what it comes to. */
export function scored(placed: Placed<ScoringFact | AddOnFact>, { outcomes, addOn, doubtful }: Reading): Scored[] {
  const { entry, turn, player } = placed;
  const outcome = outcomes.get(entry.id);
  if (outcome === undefined) return [];
  const step = stepIn(entry, addOn);
  const keepsTurn = step === null && (doubtful.options.turns === 'on' || entry.place.round !== undefined);
  const doubts = isOwnEntry(placed)
    ? doubtEntry(placed, outcome, doubtful)
    : (addOn.scores.get(entry.id)?.doubts ?? []);
  const category = categoryOf(entry, addOn);
  return [{ ...outcome, entry, category, turn: keepsTurn ? turn : null, player, step, doubts, at: turn }];
}

const stepIn = ({ id, fact }: Entry<ScoringFact | AddOnFact>, { scores }: AddOn): string | null =>
  isAddOnFact(fact) ? (scores.get(id)?.step ?? null) : stepOf(fact as ScoringFact);

function categoryOf({ id, fact }: Entry<ScoringFact | AddOnFact>, { scores }: AddOn): Category {
  if (isAddOnFact(fact)) return scores.get(id)?.category ?? fact.kind;
  const own = fact as ScoringFact;
  if (own.kind === 'feature') return own.feature.kind;
  return own.kind === 'field' ? 'farms' : own.kind;
}

/** The same entries by turn, then the last count step by step; within both as entered (CA-41). */
export function inOrder(entries: readonly Scored[], steps: readonly string[]): Scored[] {
  const place = ({ step, at }: Scored) => (step === null ? [0, at] : [1, steps.indexOf(step)]) as [number, number];
  return entries.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a[0] - b[0] || a[1] - b[1];
  });
}

/** The same entries with the totals that they lead to (CA-47). */
export function withTotals(entries: readonly Scored[], seats: readonly string[]): ScoredEntry[] {
  const totals = new Map(seats.map((player) => [player, 0]));
  return entries.map(({ at: _, ...entry }) => {
    const gains = entry.gains.map((gain) => {
      const before = totals.get(gain.player) ?? 0;
      const after = before + gain.points;
      totals.set(gain.player, after);
      return { ...gain, before, after };
    });
    return { ...entry, gains, totals: Object.fromEntries(totals) };
  });
}
