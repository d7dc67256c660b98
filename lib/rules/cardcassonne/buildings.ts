import { COLOURS, chestCards, type PerColour, perColour } from './colours';
import { BUILDINGS, JOKERS } from './deck';
import type { Chest, Colour } from './facts';
import type { ChestRefusal } from './refusals';

/** Points of a group by its number of different buildings, 1 to 4 (CC-27). */
export const GROUP_POINTS: Readonly<Record<number, number>> = { 1: 0, 2: 5, 3: 15, 4: 30 };

/** One group: for each colour that it shows, whether the card itself lies there or a joker. */
export type Group = {
  size: number;
  buildings: Partial<Record<Colour, 'card' | 'joker'>>;
  points: number;
};

/** A chest in its best groups, largest first; points in all; cards in all, jokers counted in (CC-31). */
export type Grouping = { groups: Group[]; points: number; cards: number };

/**
 * Groups a chest so that it scores most (CC-27 to CC-29): each joker stands for the kind with fewest, then groups are
 * made as large as they go. Refuses a chest that the box cannot fill (CC-32).
 */
export function groupChest(chest: Chest): Grouping | ChestRefusal {
  const refusal = refuseChest(chest);
  if (refusal !== null) return refusal;
  const filled = placeJokers(chest);
  const length = Math.max(...COLOURS.map((colour) => filled[colour]));
  const groups = Array.from({ length }, (_, index) => groupAt(index, chest, filled));
  const points = groups.reduce((sum, group) => sum + group.points, 0);
  return { groups, points, cards: chestCards(chest) };
}

/** Refuses anything but 0 to 5 buildings of each colour and 0 to 4 building jokers (CC-32). */
export function refuseChest(chest: Chest): ChestRefusal | null {
  for (const card of [...COLOURS, 'joker'] as const) {
    const given = chest[card];
    if (!Number.isInteger(given) || given < 0) return { refused: 'not-a-count', card, given };
    const limit = card === 'joker' ? JOKERS.building : BUILDINGS;
    if (given > limit) return { refused: 'too-many', sort: chestSort(card), limit, given };
  }
  return null;
}

/** The sort of card that one number of a chest counts. */
export function chestSort(card: Colour | 'joker') {
  return card === 'joker'
    ? ({ kind: 'joker', joker: 'building' } as const)
    : ({ kind: 'building', colour: card } as const);
}

function placeJokers(chest: Chest): PerColour {
  const filled = perColour((colour) => chest[colour]);
  for (let joker = 0; joker < chest.joker; joker++) filled[fewest(filled)]++;
  return filled;
}

const fewest = (filled: PerColour): Colour =>
  COLOURS.reduce((least, colour) => (filled[colour] < filled[least] ? colour : least));

function groupAt(index: number, chest: Chest, filled: PerColour): Group {
  const shown = COLOURS.filter((colour) => filled[colour] > index);
  const buildings = Object.fromEntries(
    shown.map((colour) => [colour, chest[colour] > index ? 'card' : 'joker'] as const),
  );
  return { size: shown.length, buildings, points: GROUP_POINTS[shown.length] ?? 0 };
}
