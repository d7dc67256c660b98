import type { Played } from '../carcassonne/add-on';
import { type ChipSet, chipsPerColour } from './chip-set';
import { type Chip, type Chips, type Payment, possibleWays, readyChips, unseenOf } from './chips';
import { leftOfValue } from './judge';
import type { ChipOptions } from './options';
import { readChips } from './read-chips';
import type { ChipProblem } from './refusals';

/** One colour of the chips, and the island of that colour. */
export type ColourView = {
  colour: string;
  /** Chips that nobody has collected, those that left the game unseen among them. */
  unseen: number;
  /** Of each value: how many are left at most, and whether it is known that so many are. */
  values: { value: number; left: number; sure: boolean }[];
  /** Tiles left in each stack of its island. */
  stacks: number[];
};

/** A chip before its player, which may be paid or waits for the next turn (BX-07). */
export type HeldChip = Chip & { ready: boolean };

/** What map chips come to at a table: for their own screens. */
export type ChipsView = {
  options: ChipOptions;
  colours: ColourView[];
  /** Chips still on the map. */
  onMap: number;
  collected: Chip[];
  payments: Payment[];
  /** The chips before each player, as collected. */
  held: Record<string, HeldChip[]>;
  /** The tile that is being placed: the chip collected on it and the payment for it, by their entries. */
  tile: Chips['tile'];
  /** Tiles taken in the turn being played. */
  taken: Payment[];
  /** Tiles taken in the turn before, whose stacks have their next tile turned up now (BX-08). */
  turnUp: Payment[];
  /** What stands against the rules, by entry. */
  problems: ReadonlyMap<string, ChipProblem>;
  /** What it was read from. */
  chips: Chips;
  played: Played;
};

/** Reads the chips of a table, as its screens show them. */
export function viewChips(set: ChipSet, options: ChipOptions, played: Played): ChipsView {
  const chips = readChips(set, options, played);
  const now = played.turns.length;
  return {
    options,
    colours: set.colours.map((colour) => colourView(chips, colour)),
    onMap: Math.max(0, set.onMap - chips.chips.length),
    collected: chips.chips,
    payments: chips.payments,
    held: Object.fromEntries(played.seats.map((player) => [player, heldBy(chips, player, now)])),
    tile: chips.tile,
    taken: chips.payments.filter(({ turn }) => turn === now),
    turnUp: chips.payments.filter((paid) => paid.turn === now - 1 && isLeft(chips, paid)),
    problems: chips.problems,
    ...{ chips, played },
  };
}

const isLeft = ({ islands }: Chips, { colour, stack }: Payment): boolean => (islands[colour]?.[stack - 1] ?? 0) > 0;

function colourView(chips: Chips, colour: string): ColourView {
  const ways = possibleWays(chips, colour);
  const values = chips.set.values.map((value, index) => ({
    value,
    left: Math.min(unseenOf(chips, colour), leftOfValue(chips, colour, value)),
    sure: new Set(ways.map((way) => way[index])).size === 1,
  }));
  return { colour, unseen: unseenOf(chips, colour), values, stacks: chips.islands[colour] ?? [] };
}

function heldBy(chips: Chips, player: string, turn: number): HeldChip[] {
  const ready = new Set(readyChips(chips, player, turn));
  return chips.chips
    .filter((chip) => chip.player === player && chip.paidBy === null)
    .map((chip) => ({ ...chip, ready: ready.has(chip) }));
}

/** The most chips of a colour that can come (BX-03). */
export const mostOfColour = (set: ChipSet): number => Math.min(set.onMap, chipsPerColour(set));
