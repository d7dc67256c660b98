import { type Chips, possibleWays, seenOf, unseenOf } from './chips';
import { leftOfValue } from './judge';

/** A chip that the app draws; `drawn`: which draw of the table it is, from 1. */
export type DrawnChip = { colour: string; value: number; drawn: number };

/** A number from 0 to `among` - 1 (1 to 256), each as likely as the others. */
export type Lot = (among: number) => number;

/**
 * Draws a chip as it would lie on the map (BX-15): every chip that nobody has seen is as likely as any other, and each
 * way in which a colour may be divided as likely as the others at the start. `ever`: all chips that the table drew, in
 * order, those taken back among them: a draw that was taken back gives the same chip again. Null: the map is empty.
 */
export function drawChip(chips: Chips, ever: readonly DrawnChip[], lot: Lot): DrawnChip | null {
  if (chips.chips.length >= chips.set.onMap) return null;
  const drawn = nextDraw(chips);
  const before = ever.findLast((chip) => chip.drawn === drawn);
  if (before !== undefined && isLeft(chips, before)) return before;
  const colour = drawColour(chips, lot);
  return { colour, value: drawValue(chips, colour, lot), drawn };
}

/** The first draw that does not stand. */
function nextDraw({ chips }: Chips): number {
  const standing = new Set(chips.map(({ drawn }) => drawn));
  let draw = 1;
  while (standing.has(draw)) draw += 1;
  return draw;
}

const isLeft = (chips: Chips, { colour, value }: DrawnChip): boolean =>
  unseenOf(chips, colour) > 0 && leftOfValue(chips, colour, value) > 0;

function drawColour(chips: Chips, lot: Lot): string {
  const { colours } = chips.set;
  return (
    colours[
      pick(
        colours.map((colour) => unseenOf(chips, colour)),
        lot,
      )
    ] ?? ''
  );
}

/** First in which of the possible ways the colour is divided, as likely as what was seen makes each; then which chip. */
function drawValue(chips: Chips, colour: string, lot: Lot): number {
  const seen = seenOf(chips, colour);
  const ways = possibleWays(chips, colour);
  const way = ways[pick(inLowestTerms(ways.map((each) => ordersOf(each, seen))), lot)] ?? [];
  const { values } = chips.set;
  return (
    values[
      pick(
        values.map((_, index) => (way[index] ?? 0) - (seen[index] ?? 0)),
        lot,
      )
    ] ?? 0
  );
}

/** In how many orders so many chips of each value can have turned up. */
const ordersOf = (way: readonly number[], seen: readonly number[]): number =>
  way.reduce((orders, count, index) => orders * falling(count, seen[index] ?? 0), 1);

const falling = (from: number, factors: number): number => (factors <= 0 ? 1 : from * falling(from - 1, factors - 1));

function inLowestTerms(weights: readonly number[]): number[] {
  const common = weights.reduce(greatestCommonDivisor, 0);
  return weights.map((weight) => weight / common);
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** The index of one of these, each as likely as its weight says. */
function pick(weights: readonly number[], lot: Lot): number {
  let at = lot(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
}
