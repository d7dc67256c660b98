/** The winding of a score track in drawing units: straight boards joined by half turns. */
export interface TrackShape {
  boards: number;
  spaces: number;
  /** The number of the first space: on a track that begins with 1, nobody without points stands on it. */
  first: 0 | 1;
  width: number;
  height: number;
  left: number;
  right: number;
  /** Height of the lowest board's middle line. */
  base: number;
  /** Radius of a turn; boards lie two of these apart. */
  turn: number;
  band: number;
  /** How far a tick reaches in from the edge. */
  tick: number;
  /** Size of a follower's box of 24 units. */
  follower: number;
  flag: number;
  glyph: number;
}

const hundred = { boards: 4, spaces: 100, first: 1 } as const;
const fifty = { boards: 2, spaces: 50, first: 0 } as const;

export const phoneTrack: TrackShape = {
  ...hundred,
  width: 358,
  height: 167,
  left: 33,
  right: 325,
  base: 153,
  turn: 19,
  band: 20,
  tick: 4.4,
  follower: 29,
  flag: 1,
  glyph: 15,
};

export const tallTrack: TrackShape = {
  ...hundred,
  width: 536,
  height: 428,
  left: 80,
  right: 456,
  base: 399,
  turn: 52,
  band: 50,
  tick: 11,
  follower: 68,
  flag: 2,
  glyph: 38,
};

/** The same boards, two of them: a track of 50. */
export const phoneFifty: TrackShape = { ...phoneTrack, ...fifty, height: 91, base: 77 };
export const tallFifty: TrackShape = { ...tallTrack, ...fifty, height: 220, base: 191 };

interface TrackPoint {
  x: number;
  y: number;
  /** Unit vector across the board. */
  acrossX: number;
  acrossY: number;
}

/** Length of one space. */
export function spaceLength({ boards, spaces, left, right, turn }: TrackShape): number {
  return (boards * (right - left) + (boards - 1) * Math.PI * turn) / spaces;
}

/** Where the middle line is after this many spaces; before 0 it runs out straight to the left. */
export function pointAt(shape: TrackShape, position: number): TrackPoint {
  const straight = shape.right - shape.left;
  const bend = Math.PI * shape.turn;
  let rest = position * spaceLength(shape);
  for (let board = 0; board < shape.boards; board++) {
    const sign = board % 2 === 0 ? 1 : -1;
    const y = shape.base - board * 2 * shape.turn;
    if (rest <= straight || board === shape.boards - 1) {
      return { x: (sign > 0 ? shape.left : shape.right) + sign * rest, y, acrossX: 0, acrossY: 1 };
    }
    rest -= straight;
    if (rest < bend) {
      const angle = rest / shape.turn;
      const acrossX = sign * Math.sin(angle);
      const acrossY = Math.cos(angle);
      const centreX = sign > 0 ? shape.right : shape.left;
      return {
        x: centreX + acrossX * shape.turn,
        y: y - shape.turn + acrossY * shape.turn,
        acrossX,
        acrossY,
      };
    }
    rest -= bend;
  }
  throw new RangeError('a track has boards');
}

/** The middle line as an SVG path. */
export function middleLine({ boards, left, right, base, turn }: TrackShape): string {
  const end = (board: number) => (board % 2 === 0 ? right : left);
  const arc = (board: number) =>
    `A${turn} ${turn} 0 0 ${(board + 1) % 2} ${end(board - 1)} ${base - board * 2 * turn}H${end(board)}`;
  const arcs = Array.from({ length: boards - 1 }, (_, index) => arc(index + 1));
  return `M${left} ${base}H${right}${arcs.join('')}`;
}

/** Short strokes across both edges between spaces; every fifth goes right across. */
export function tickLines(shape: TrackShape, every: 'single' | 'fifth'): string {
  const half = shape.band / 2;
  const lines: string[] = [];
  for (let space = 1; space < shape.spaces; space++) {
    const isFifth = space % 5 === 0;
    if (isFifth !== (every === 'fifth')) continue;
    const { x, y, acrossX, acrossY } = pointAt(shape, space);
    const at = (offset: number) => `${(x + acrossX * offset).toFixed(1)} ${(y + acrossY * offset).toFixed(1)}`;
    lines.push(
      isFifth
        ? `M${at(-half)}L${at(half)}`
        : `M${at(-half)}L${at(shape.tick - half)}M${at(half)}L${at(half - shape.tick)}`,
    );
  }
  return lines.join('');
}

/**
 * Where a score stands: `at`, in spaces from the start of the track to the middle of its space, and `behind`, the points
 * of the laps that were gone before. On a track that begins with 1, 100 is the last space and 0 lies before the first; on
 * one that begins with 0, 50 is the first space again, and below 0 a lap is owed.
 */
export function standOn({ spaces, first }: TrackShape, points: number): { at: number; behind: number } {
  if (first === 1 && points <= 0) return { at: -0.6, behind: 0 };
  const behind = Math.floor((points - first) / spaces) * spaces;
  return { at: points - first - behind + 0.5, behind };
}

/** The numbers written on the track: the first, every tenth, and the last where it is one. */
export function numbersOn({ spaces, first }: TrackShape): number[] {
  const tens = Array.from({ length: Math.floor((spaces - 1 + first) / 10) }, (_, index) => (index + 1) * 10);
  return [first, ...tens];
}
