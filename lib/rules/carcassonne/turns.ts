import type { CourseFact } from './facts';
import { hasLeft, type Left } from './leaving';
import type { Placed } from './places';

/** A turn that was passed, or (the last one) is being played. */
export type Turn = {
  turn: number;
  /** How often the turn has gone round the table, from 1. */
  round: number;
  /** Whose it is; null while nobody said who is first, and where everybody has left. */
  player: string | null;
  /** The entry that a builder's second tile was placed, if it was (CA-04). */
  secondTile: string | null;
};

type Seated = { seats: readonly string[]; firstPlayer: string | null; left: Left };
type Course = readonly Placed<CourseFact>[];

/** The turns up to the one being played, in their order (CA-03, CA-04, CA-08). There is always one. */
export function turnsOf({ seats, firstPlayer, left }: Seated, course: Course): Turn[] {
  const said = new Map(
    course.flatMap(({ entry, turn }) => (entry.fact.kind === 'on-turn' ? [[turn, entry.fact.player]] : [])),
  );
  const seconds = new Map(
    course.flatMap(({ entry, turn }) => (entry.fact.kind === 'tile' && entry.fact.builder ? [[turn, entry.id]] : [])),
  );
  const start = Math.max(0, seats.indexOf(firstPlayer ?? ''));
  const last = passedIn(course).size + 1;
  const turns: Turn[] = [];
  for (let turn = 1; turn <= last; turn++) {
    const before = turns.at(-1);
    const due = said.get(turn) ?? (before === undefined ? firstPlayer : seatAfter(seats, before.player));
    const player = firstPlaying(seats, due, (seat) => !hasLeft(left, seat, turn));
    const round = roundOf(seats, start, player, before);
    turns.push({ turn, round, player, secondTile: seconds.get(turn) ?? null });
  }
  return turns;
}

/** The turns that are over; passing one twice passes it once (CA-03). */
export const passedIn = (course: Course): Set<number> =>
  new Set(course.flatMap(({ entry, turn }) => (entry.fact.kind === 'next' ? [turn] : [])));

/** The turn being played, and who comes after it; null while nobody knows. */
export type CurrentTurn = Turn & { next: string | null };

/** The last of some turns. */
export function currentTurn(turns: readonly Turn[], { seats, left }: Omit<Seated, 'firstPlayer'>): CurrentTurn | null {
  const turn = turns.at(-1);
  if (turn === undefined) return null;
  const next = firstPlaying(seats, seatAfter(seats, turn.player), (seat) => !hasLeft(left, seat, turn.turn + 1));
  return { ...turn, next };
}

function seatAfter(seats: readonly string[], player: string | null): string | null {
  return player === null ? null : (seats[(seats.indexOf(player) + 1) % seats.length] ?? null);
}

/** The player due, or the next in seat order who still plays. */
function firstPlaying(seats: readonly string[], due: string | null, plays: (player: string) => boolean): string | null {
  const from = seats.indexOf(due ?? '');
  if (from < 0) return null;
  return [...seats.slice(from), ...seats.slice(0, from)].find(plays) ?? null;
}

/** A round ends where the turn comes back to the first player's seat, or past it. */
function roundOf(seats: readonly string[], start: number, player: string | null, before: Turn | undefined): number {
  if (before === undefined) return 1;
  const fromStart = (id: string | null) => (seats.indexOf(id ?? '') - start + seats.length) % seats.length;
  return before.round + (fromStart(player) <= fromStart(before.player) ? 1 : 0);
}
