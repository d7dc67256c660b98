import type { Entry } from '../entry';
import { isRefusal } from '../entry';
import { inBox } from './box';
import { chestSort, type Grouping, groupChest } from './buildings';
import { COLOURS, chestCards } from './colours';
import type { Doubt } from './doubts';
import type { Chest, ChestFact } from './facts';
import type { ChestRefusal } from './refusals';

/** A chest that was opened at the end. */
export type OpenedChest = {
  entry: Entry<ChestFact>;
  counted: Chest;
  /** What the player's claims put under it. */
  expected: Chest;
  /** Cards of unknown kind that lay under it when the table started late (CC-44). */
  unknown: number;
  /** Null where it cannot be grouped as counted: it then counts 0. */
  grouping: Grouping | null;
  problem: ChestRefusal | null;
  doubts: Doubt[];
};

const CHEST_CARDS = [...COLOURS, 'joker'] as const;

/**
 * Groups an opened chest; what was counted decides, and a difference to the claims and to the cards of unknown kind
 * that were brought along is a doubt (CC-32, CC-36, CC-44).
 */
export function openChest(entry: Entry<ChestFact>, expected: Chest, unknown: number): OpenedChest {
  const counted = entry.fact.chest;
  const opened = { entry, counted, expected, unknown };
  const grouping = groupChest(counted);
  if (isRefusal(grouping)) return { ...opened, grouping: null, problem: grouping, doubts: [] };
  const short = CHEST_CARDS.some((card) => counted[card] < expected[card]);
  const differs = short || chestCards(counted) !== chestCards(expected) + unknown;
  const doubts: Doubt[] = differs ? [{ doubt: 'chest-differs', expected, unknown, counted }] : [];
  return { ...opened, grouping, problem: null, doubts };
}

/** The same chests, each with the doubts that all of them together cast on it (CC-36). */
export function doubtChests(chests: readonly OpenedChest[]): OpenedChest[] {
  const sums = CHEST_CARDS.map((card) => ({ card, counted: sumOfCard(chests, card) }));
  const overfull = sums.filter(({ card, counted }) => counted > inBox(chestSort(card)));
  return chests.map((chest) => ({ ...chest, doubts: [...chest.doubts, ...doubtChest(chest, overfull)] }));
}

/** Refuses a chest that holds cards which the chests opened before it already showed (CC-32). */
export function refuseBesideChests(
  chest: Chest,
  others: readonly { player: string; chest: OpenedChest }[],
): ChestRefusal | null {
  for (const card of CHEST_CARDS) {
    const sort = chestSort(card);
    const holders = others.filter((other) => other.chest.grouping !== null && other.chest.counted[card] > 0);
    const elsewhere = holders.reduce((sum, other) => sum + other.chest.counted[card], 0);
    const last = holders.at(-1);
    if (last && chest[card] > 0 && elsewhere + chest[card] > inBox(sort)) {
      const [entry, limit] = [last.chest.entry.id, inBox(sort)];
      return { refused: 'in-other-chests', sort, limit, given: chest[card], entry, player: last.player };
    }
  }
  return null;
}

function doubtChest(
  chest: OpenedChest,
  overfull: readonly { card: (typeof CHEST_CARDS)[number]; counted: number }[],
): Doubt[] {
  if (chest.grouping === null) return [];
  return overfull.flatMap(({ card, counted }): Doubt[] => {
    const sort = chestSort(card);
    return chest.counted[card] > 0 ? [{ doubt: 'chests-exceed-box', sort, limit: inBox(sort), counted }] : [];
  });
}

const sumOfCard = (chests: readonly OpenedChest[], card: (typeof CHEST_CARDS)[number]): number =>
  chests.reduce((sum, chest) => sum + (chest.grouping === null ? 0 : chest.counted[card]), 0);
