import { type ChipSet, chipsPerColour } from './chip-set';
import type { ChipProblem } from './refusals';

/** A chip that was collected. `paidBy`: the entry that paid it; null while it lies before its player. */
export type Chip = {
  entry: string;
  player: string;
  colour: string;
  value: number;
  turn: number;
  /** Which draw of the app it was; null: somebody turned a real chip. */
  drawn: number | null;
  paidBy: string | null;
};

/** One tile of a turn: the chip collected on its square and the payment for it, by their entries. */
export type TileOfTurn = { turn: number; second: boolean; collected: string | null; paid: string | null };

/** A chip paid for a tile, or for points; `stack` is 0 where paying gives points. */
export type Payment = { entry: string; player: string; colour: string; stack: number; turn: number; second: boolean };

/** All that the entries of map chips come to. */
export type Chips = {
  set: ChipSet;
  /** The ways in which a colour may be divided among the values. */
  ways: readonly (readonly number[])[];
  /** In the order in which they were collected. */
  chips: Chip[];
  payments: Payment[];
  /** Tiles left in the stacks of each island. */
  islands: Record<string, number[]>;
  /** What stands against the rules, by entry. */
  problems: Map<string, ChipProblem>;
  /** The tile of the turn that was read last. */
  tile: TileOfTurn;
};

/** Who acts, whose turn it is, and which. */
export type Acting = { player: string; onTurn: string | null; turn: number };

/** The chips before a player that may be paid in that turn: those of earlier ones (BX-07). */
export const readyChips = ({ chips }: Pick<Chips, 'chips'>, player: string, turn: number): Chip[] =>
  chips.filter((chip) => chip.player === player && chip.paidBy === null && chip.turn < turn);

/** How many chips of a colour are not collected yet, those that left the game unseen among them. */
export const unseenOf = ({ set, chips }: Pick<Chips, 'set' | 'chips'>, colour: string): number =>
  chipsPerColour(set) - chips.filter((chip) => chip.colour === colour).length;

/** How many chips of a colour with each value were collected. */
export const seenOf = ({ set, chips }: Pick<Chips, 'set' | 'chips'>, colour: string): number[] =>
  set.values.map((value) => chips.filter((chip) => chip.colour === colour && chip.value === value).length);

/** The ways that are still possible for a colour, as its collected chips show them (BX-02). */
export const possibleWays = (chips: Pick<Chips, 'set' | 'chips' | 'ways'>, colour: string): (readonly number[])[] => {
  const seen = seenOf(chips, colour);
  return chips.ways.filter((way) => way.every((most, index) => (seen[index] ?? 0) <= most));
};
