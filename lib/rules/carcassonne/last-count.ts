import type { Entry } from '../entry';
import type { CourseFact } from './facts';
import type { Placed } from './places';
import type { Gain } from './reasons';
import type { ScoredEntry } from './scored-entry';

/** One step of the last count, with its entries by id and what they give each player in points. */
export type CountStep = {
  step: string;
  state: 'open' | 'done' | 'skipped';
  entries: string[];
  points: Record<string, number>;
};

/** Where the last count stands (CA-07, CA-40). */
export type LastCount = {
  /** The entry that says that the game has ended; null: it goes on. */
  begun: string | null;
  /** In the order in which they are walked through. */
  steps: CountStep[];
  /** The step to go on with; null: none is open. */
  next: string | null;
  /** Begun, and no step open. */
  complete: boolean;
};

type Course = readonly Placed<CourseFact>[];

/** The entry that says that the game has ended: the first that does. */
export const endOf = (course: Course): string | null =>
  course.find(({ entry }) => entry.fact.kind === 'game-ended')?.entry.id ?? null;

/** Reads the last count: of what was said about a step the latest stands; a step that nobody spoke of is open. */
export function lastCountOf(steps: readonly string[], course: Course, entries: readonly ScoredEntry[]): LastCount {
  const states = new Map(course.flatMap(({ entry }) => statesIn(entry)));
  const begun = endOf(course);
  const read = steps.map((step): CountStep => {
    const own = entries.filter((entry) => entry.step === step);
    const ids = own.map(({ entry }) => entry.id);
    return { step, state: states.get(step) ?? 'open', entries: ids, points: pointsIn(own) };
  });
  const next = read.find(({ state }) => state === 'open')?.step ?? null;
  return { begun, steps: read, next, complete: begun !== null && next === null };
}

const statesIn = ({ fact }: Entry<CourseFact>): [string, CountStep['state']][] =>
  fact.kind === 'count-step' ? [[fact.step, fact.state]] : [];

/** What some entries give each player, in points; who gets nothing is not named. */
export function pointsIn(entries: readonly { gains: readonly Gain[] }[]): Record<string, number> {
  const points = new Map<string, number>();
  for (const { player, points: gained } of entries.flatMap(({ gains }) => gains)) {
    points.set(player, (points.get(player) ?? 0) + gained);
  }
  return Object.fromEntries(points);
}
