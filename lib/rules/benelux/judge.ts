import { chipsPerColour } from './chip-set';
import { type Acting, type Chips, possibleWays, readyChips, seenOf, unseenOf } from './chips';
import type { CollectedFact, PaidFact } from './facts';
import type { ChipProblem } from './refusals';

/** Why that chip cannot be collected there and then; null: it can (BX-01, BX-02, BX-03, BX-06). */
export function judgeCollected(chips: Chips, fact: CollectedFact, acting: Acting): ChipProblem | null {
  const { set, tile } = chips;
  const { colour, value } = fact;
  if (!set.colours.includes(colour) || !set.values.includes(value)) {
    return { code: 'no-such-chip', colour, value, most: Math.max(...set.values) };
  }
  if (acting.player !== acting.onTurn) return { code: 'not-on-turn', ...acting };
  if (tile.collected !== null) return { code: 'chip-collected', entry: tile.collected };
  if (chips.chips.length >= set.onMap) return { code: 'map-empty', most: set.onMap };
  if (unseenOf(chips, colour) <= 0) return { code: 'colour-used-up', colour, most: chipsPerColour(set) };
  return leftOfValue(chips, colour, value) > 0
    ? null
    : { code: 'value-used-up', colour, value, most: mostOfValue(chips, colour, value) };
}

/** How many more chips of a colour can have that value, whichever of the possible ways it is. */
export function leftOfValue(chips: Chips, colour: string, value: number): number {
  return mostOfValue(chips, colour, value) - (seenOf(chips, colour)[chips.set.values.indexOf(value)] ?? 0);
}

/** Where no way is possible any more, those that the table began with decide. */
function mostOfValue(chips: Chips, colour: string, value: number): number {
  const possible = possibleWays(chips, colour);
  const index = chips.set.values.indexOf(value);
  return Math.max(...(possible.length > 0 ? possible : chips.ways).map((way) => way[index] ?? 0));
}

/** Why a chip cannot be paid there and then; null: it can (BX-07 to BX-10). */
export function judgePaid(chips: Chips, fact: PaidFact, acting: Acting): ChipProblem | null {
  const { tile } = chips;
  if (acting.player !== acting.onTurn) return { code: 'not-on-turn', ...acting };
  if (tile.paid !== null) return { code: 'tile-taken', entry: tile.paid };
  return (
    judgeChip(chips, fact, acting) ??
    (tile.collected === null ? null : { code: 'tile-placed', entry: tile.collected }) ??
    judgeStack(chips, fact)
  );
}

function judgeChip(chips: Chips, { colour }: PaidFact, { player, turn }: Acting): ChipProblem | null {
  if (readyChips(chips, player, turn).some((chip) => chip.colour === colour)) return null;
  const fresh = readyChips(chips, player, turn + 1).some((chip) => chip.colour === colour);
  return { code: fresh ? 'chip-of-this-turn' : 'no-chip', colour, player };
}

function judgeStack({ set: { paying }, islands }: Chips, { colour, stack }: PaidFact): ChipProblem | null {
  if (paying.for === 'points') return stack === undefined ? null : { code: 'no-such-stack', stack, most: 0 };
  const left = islands[colour]?.[(stack ?? 0) - 1];
  if (left === undefined) return { code: 'no-such-stack', stack: stack ?? 0, most: paying.stacks };
  return left > 0 ? null : { code: 'stack-empty', colour, stack: stack ?? 0 };
}
