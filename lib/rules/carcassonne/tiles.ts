import type { Elsewhere } from './add-on';
import type { CourseFact } from './facts';
import type { Placed } from './places';

/** The tiles of a table, counted. `total`: all that come into play, the start tile included. */
export type Tiles = {
  total: number;
  /** In the stacks. */
  left: number;
  /** Whether anybody counts: turns are kept, or a tile or a count was entered. Otherwise `left` says nothing. */
  counted: boolean;
  /** Lying on the table when each turn ends, by its number less one; the tile of the turn being played counted in. */
  placedBy: number[];
};

type Course = readonly Placed<CourseFact>[];

const COUNTING: readonly string[] = ['next', 'tile', 'tiles-left'] satisfies CourseFact['kind'][];

/**
 * Counts down: the start tile lies on the table, each turn passed has placed a tile, each tile entered is one more, and a
 * count by somebody at the table stands from then on (CA-06). `turns`: whether turn order is on. `elsewhere`: tiles that
 * were placed and not drawn from the stacks, `lost`: the turns in which one was drawn and left the game (CA-48); a count
 * of the same turn was made after that.
 */
export function countTiles(
  total: number,
  course: Course,
  turns: boolean,
  { elsewhere = [], lost = [] }: { elsewhere?: readonly Elsewhere[]; lost?: readonly number[] } = {},
): Tiles {
  const placedBy: number[] = [];
  let left = total - 1;
  let others = 0;
  const waiting = lost.toSorted((one, other) => one - other);
  const lose = (turn: number) => {
    const gone = waiting.filter((each) => each <= turn).length;
    waiting.splice(0, gone);
    left = Math.max(0, left - gone);
  };
  const placed = () => total - left + others - (lost.length - waiting.length);
  for (const { fact, turn } of inTurn(course)) {
    lose(turn);
    const isOther = takesTile(fact) && elsewhere.some((tile) => tile.turn === turn && tile.second === isSecond(fact));
    if (isOther) others += 1;
    else left = leftAfter(left, fact);
    if (fact.kind === 'next') placedBy.push(placed());
  }
  lose(Number.POSITIVE_INFINITY);
  const counted = turns || course.some(({ entry }) => COUNTING.includes(entry.fact.kind));
  return { total: total - lost.length, left, counted, placedBy: [...placedBy, placed() + 1] };
}

const takesTile = (fact: CourseFact): boolean => fact.kind === 'next' || isSecond(fact);

const isSecond = (fact: CourseFact): boolean => fact.kind === 'tile' && fact.builder === true;

/** By turn, passing it last; a turn is passed once, however often somebody said so (CA-03). */
function inTurn(course: Course): { fact: CourseFact; turn: number }[] {
  const passed = new Set<number>();
  return course
    .toSorted((one, other) => one.turn - other.turn || lastly(one) - lastly(other))
    .filter(({ entry, turn }) => {
      if (entry.fact.kind !== 'next') return true;
      const again = passed.has(turn);
      passed.add(turn);
      return !again;
    })
    .map(({ entry: { fact }, turn }) => ({ fact, turn }));
}

const lastly = ({ entry }: Course[number]): number => (entry.fact.kind === 'next' ? 1 : 0);

function leftAfter(left: number, fact: CourseFact): number {
  if (fact.kind === 'tiles-left') return isTileCount(fact.left) ? fact.left : left;
  return fact.kind === 'next' || fact.kind === 'tile' ? Math.max(0, left - 1) : left;
}

/** What an old entry says stands unless it is no count at all. */
const isTileCount = (left: number): boolean => Number.isSafeInteger(left) && left >= 0;
