import type { Played } from '../carcassonne/add-on';
import type { ChipSet } from './chip-set';
import { type Acting, type Chips, readyChips } from './chips';
import { type ChipFact, type CollectedFact, isChipFact, isCollected, type PaidFact } from './facts';
import { judgeCollected, judgePaid } from './judge';
import { type ChipOptions, waysOf } from './options';
import { isVoid } from './refusals';

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
