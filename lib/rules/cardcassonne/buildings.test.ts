import { expect, test } from 'vitest';
import { isRefusal } from '../entry';
import { type Grouping, groupChest } from './buildings';
import { COLOURS, chestCards } from './colours';
import type { Chest } from './facts';

const chestOf = (yellow: number, red: number, green: number, blue: number, joker = 0): Chest => ({
  yellow,
  red,
  green,
  blue,
  joker,
});

const group = (chest: Chest): Grouping => {
  const grouping = groupChest(chest);
  if (isRefusal(grouping)) throw new Error(`refused: ${grouping.refused}`);
  return grouping;
};

test.each<[number, number, Chest]>([
  [1, 0, chestOf(1, 0, 0, 0)],
  [2, 5, chestOf(1, 1, 0, 0)],
  [3, 15, chestOf(1, 1, 0, 1)],
  [4, 30, chestOf(1, 1, 1, 1)],
])('[CC-27] a group of %i scores %i', (size, points, chest) => {
  expect(group(chest)).toMatchObject({ groups: [{ size, points }], points });
});

test('[CC-27] the printed example: groups of 4, 4, 2 and 1 are worth 65', () => {
  const grouping = group(chestOf(4, 3, 2, 2));
  expect(grouping.groups.map(({ size }) => size)).toEqual([4, 4, 2, 1]);
  expect(grouping).toMatchObject({ points: 65, cards: 11 });
});

test('[CC-28] a joker stands where the kind with fewest lacks a card', () => {
  expect(group(chestOf(2, 1, 1, 0, 1)).groups).toEqual([
    { size: 4, buildings: { yellow: 'card', red: 'card', green: 'card', blue: 'joker' }, points: 30 },
    { size: 1, buildings: { yellow: 'card' }, points: 0 },
  ]);
});

test.each([
  [1, 0],
  [2, 5],
  [3, 15],
  [4, 30],
])('[CC-29] %i jokers alone make a group of %i points', (jokers, points) => {
  expect(group(chestOf(0, 0, 0, 0, jokers))).toMatchObject({ groups: [{ size: jokers }], points, cards: jokers });
});

test('[CC-32] a chest that the box cannot fill is refused', () => {
  expect(groupChest(chestOf(6, 0, 0, 0))).toEqual({
    refused: 'too-many',
    sort: { kind: 'building', colour: 'yellow' },
    limit: 5,
    given: 6,
  });
  expect(groupChest(chestOf(0, 0, 0, 0, 5))).toMatchObject({ refused: 'too-many', limit: 4, given: 5 });
  expect(groupChest(chestOf(0, -1, 0, 0))).toEqual({ refused: 'not-a-count', card: 'red', given: -1 });
  expect(groupChest(chestOf(0, 0, 1.5, 0))).toMatchObject({ refused: 'not-a-count' });
});

/** Every chest that the box allows: 0 to 5 of each colour, 0 to 4 jokers. */
function everyChest(): Chest[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(5).flatMap((y) =>
    upTo(5).flatMap((r) =>
      upTo(5).flatMap((g) => upTo(5).flatMap((b) => upTo(4).map((joker) => chestOf(y, r, g, b, joker)))),
    ),
  );
}

/** The most that any way of grouping scores: every set of kinds with every number of jokers is tried as a group. */
function bestByTrying(chest: Chest, known: Map<string, number>): number {
  const kinds = COLOURS.map((colour) => chest[colour]).sort((one, other) => one - other);
  const name = [...kinds, chest.joker].join();
  const found = known.get(name);
  if (found !== undefined) return found;
  let best = 0;
  for (let set = 0; set < 16; set++) {
    const taken = kinds.map((_, index) => (set >> index) & 1);
    const rest = kinds.map((count, index) => count - (taken[index] ?? 0));
    if (rest.some((count) => count < 0)) continue;
    const cards = taken.reduce((sum, one) => sum + one, 0);
    for (let jokers = 0; jokers <= chest.joker && cards + jokers <= 4; jokers++) {
      const points = [0, 0, 5, 15, 30][cards + jokers] ?? 0;
      const [y = 0, r = 0, g = 0, b = 0] = rest;
      if (points > 0) best = Math.max(best, points + bestByTrying(chestOf(y, r, g, b, chest.joker - jokers), known));
    }
  }
  known.set(name, best);
  return best;
}

test('[CC-28] on every one of the 6480 chests no other grouping scores more', () => {
  const known = new Map<string, number>();
  const chests = everyChest();
  expect(chests).toHaveLength(6480);
  const worse = chests.filter((chest) => group(chest).points !== bestByTrying(chest, known));
  expect(worse).toEqual([]);
});

test('[CC-28] on every chest the groups use each card once, largest group first', () => {
  const wrong = everyChest().filter((chest) => {
    const { groups, points, cards } = group(chest);
    const used = (colour: 'yellow' | 'red' | 'green' | 'blue') =>
      groups.filter(({ buildings }) => buildings[colour] === 'card').length === chest[colour];
    const jokers = groups.flatMap(({ buildings }) => Object.values(buildings)).filter((card) => card === 'joker');
    const sizes = groups.map(({ size }) => size);
    return !(
      COLOURS.every(used) &&
      jokers.length === chest.joker &&
      cards === chestCards(chest) &&
      groups.every(({ size, buildings }) => size === Object.keys(buildings).length) &&
      sizes.every((size, index) => index === 0 || size <= (sizes[index - 1] ?? 0)) &&
      points === groups.reduce((sum, each) => sum + each.points, 0)
    );
  });
  expect(wrong).toEqual([]);
});
