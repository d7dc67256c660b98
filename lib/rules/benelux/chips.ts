import type { Played } from '../carcassonne/add-on';
import { type ChipSet, chipsPerColour } from './chip-set';
import { type ChipFact, type CollectedFact, isChipFact, isCollected, type PaidFact } from './facts';
import { judgeCollected, judgePaid } from './judge';
import { type ChipOptions, waysOf } from './options';
import { type ChipProblem, isVoid } from './refusals';

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

type Placed = Played['entries'][number];

/** Reads chips from the entries of a table: turn by turn, within a turn as entered. Total (BX-14). */
export function readChips(set: ChipSet, options: ChipOptions, { entries, turns }: Pick<Played, 'entries' | 'turns'>) {
  const chips = unbegun(set, options);
  for (const placed of entries.toSorted((one, other) => one.turn - other.turn)) {
    goTo(chips, placed);
    const { fact } = placed.entry;
    if (isChipFact(set, fact)) take(chips, placed, fact, turns[placed.turn - 1]?.player ?? null);
  }
  goTo(chips, { turn: turns.length });
  return chips;
}

function unbegun(set: ChipSet, options: ChipOptions): Chips {
  const { colours, paying } = set;
  const stacks = () => (paying.for === 'island-tile' ? Array<number>(paying.stacks).fill(paying.tiles) : []);
  return {
    ...{ set, ways: waysOf(set, options), chips: [], payments: [], problems: new Map() },
    islands: Object.fromEntries(colours.map((colour) => [colour, stacks()])),
    tile: { turn: 1, second: false, collected: null, paid: null },
  };
}

/** The next tile begins with its turn, or with the builder's second tile in it (BX-10). */
function goTo(chips: Chips, { turn, entry }: { turn: number; entry?: Placed['entry'] }): void {
  const second = entry?.fact.kind === 'tile' && entry.fact.builder === true;
  if (turn > chips.tile.turn || second) chips.tile = { turn, second, collected: null, paid: null };
}

function take(chips: Chips, placed: Placed, fact: ChipFact, onTurn: string | null): void {
  const { entry, player } = placed;
  const at = { player: player ?? onTurn ?? '', onTurn, turn: placed.turn };
  const problem = isCollected(fact) ? judgeCollected(chips, fact, at) : judgePaid(chips, fact, at);
  if (problem !== null) chips.problems.set(entry.id, problem);
  if (problem !== null && isVoid(problem)) return;
  if (isCollected(fact)) collect(chips, entry.id, fact, at);
  else pay(chips, entry.id, fact, at);
}

/** Who acts, whose turn it is, and which. */
export type Acting = { player: string; onTurn: string | null; turn: number };

function collect(chips: Chips, entry: string, fact: CollectedFact, { player, turn }: Acting): void {
  const { colour, value, drawn = null } = fact;
  chips.chips.push({ entry, player, colour, value, turn, drawn, paidBy: null });
  chips.tile.collected ??= entry;
}

/** The chip that lay longest leaves the game, and its stack has one tile less (BX-08). */
function pay(chips: Chips, entry: string, { colour, stack = 0 }: PaidFact, { player, turn }: Acting): void {
  const chip = readyChips(chips, player, turn).find((each) => each.colour === colour);
  if (chip === undefined) return;
  chip.paidBy = entry;
  chips.payments.push({ entry, player, colour, stack, turn, second: chips.tile.second });
  chips.tile.paid ??= entry;
  const stacks = chips.islands[colour] ?? [];
  if (stack > 0) stacks[stack - 1] = (stacks[stack - 1] ?? 0) - 1;
}

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
