/** The winding of the score track in drawing units: four straight boards joined by three half turns. */
export interface TrackShape {
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

export const phoneTrack: TrackShape = {
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

export const spaces = 100;

interface TrackPoint {
  x: number;
  y: number;
  /** Unit vector across the board. */
  acrossX: number;
  acrossY: number;
}

/** Length of one of the hundred spaces. */
export function spaceLength(shape: TrackShape): number {
  return (4 * (shape.right - shape.left) + 3 * Math.PI * shape.turn) / spaces;
}

/** Where the middle line is after this many spaces; before 0 it runs out straight to the left. */
export function pointAt(shape: TrackShape, position: number): TrackPoint {
  const straight = shape.right - shape.left;
  const bend = Math.PI * shape.turn;
  let rest = position * spaceLength(shape);
  for (let board = 0; board < 4; board++) {
    const sign = board % 2 === 0 ? 1 : -1;
    const y = shape.base - board * 2 * shape.turn;
    if (rest <= straight || board === 3) {
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
  throw new RangeError('a track has four boards');
}

/** The middle line as an SVG path. */
export function middleLine({ left, right, base, turn }: TrackShape): string {
  const arc = (x: number, board: number) => `A${turn} ${turn} 0 0 ${(board + 1) % 2} ${x} ${base - board * 2 * turn}`;
  return `M${left} ${base}H${right}${arc(right, 1)}H${left}${arc(left, 2)}H${right}${arc(right, 3)}H${left}`;
}

/** Short strokes across both edges between spaces; every fifth goes right across. */
export function tickLines(shape: TrackShape, every: 'single' | 'fifth'): string {
  const half = shape.band / 2;
  const lines: string[] = [];
  for (let space = 1; space < spaces; space++) {
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

/** The space a score stands on: 100 is the last one, 101 the first one again. 0 is before the first. */
export function spaceOf(points: number): number {
  return points <= 0 ? 0 : ((points - 1) % spaces) + 1;
}

/** How many hundreds lie behind a score: the number on its flag. */
export function hundredsOf(points: number): number {
  return points <= 0 ? 0 : Math.floor((points - 1) / spaces) * spaces;
}
