import { type CardSort, type CardsInRow, inBox, sortsOf, type Uses, usesOf } from './box';
import type { Card, Colour, JokerKind } from './facts';
import type { ClaimRefusal } from './refusals';
import type { ScoredClaim } from './scored-claim';

type Claimed = { claims: readonly ScoredClaim[] };

/** The cards that the scored claims of a table used, claims in the order in which they count (CC-34). */
export function cardsUsed(claims: readonly ScoredClaim[]): Uses<ScoredClaim> {
  return usesOf(claims.flatMap((claim) => (claim.score === null ? [] : [[claim.entry.fact, claim] as const])));
}

/**
 * Refuses a claim for which the box has not enough cards left, naming the entry that used the last one (CC-34, CC-35).
 * `exceptEntryId`: the entry that the claim would replace.
 */
export function refuseClaim(evening: Claimed, candidate: CardsInRow, exceptEntryId?: string): ClaimRefusal | null {
  const used = cardsUsed(without(evening.claims, exceptEntryId));
  for (const [sort, { used: given }] of usesOf([[candidate, null]])) {
    const before = used.get(sort);
    if (before && before.used + given > inBox(sort)) {
      const { entry, round, player } = before.last;
      return { refused: 'used-up', sort, limit: inBox(sort), given, entry: entry.id, round, player };
    }
  }
  return null;
}

/** How many cards of a row's colour, and how many jokers, can still be claimed. */
export type CardsLeft = {
  persons: Record<1 | 2 | 3, number>;
  animals: number;
  buildings: number;
  jokers: Record<JokerKind, number>;
};

/** What the table has left for a row, after its claims except one and after a claim still being entered (CC-34). */
export function left(
  evening: Claimed,
  row: Colour,
  { draft = { row, cards: [] }, except }: { draft?: CardsInRow; except?: string } = {},
): CardsLeft {
  const used = cardsUsed(without(evening.claims, except));
  const drafted = usesOf([[draft, null]]);
  const usedOf = (sort: CardSort) => (used.get(sort)?.used ?? 0) + (drafted.get(sort)?.used ?? 0);
  const leftOf = (card: Card) => Math.max(0, Math.min(...sortsOf(card, row).map((sort) => inBox(sort) - usedOf(sort))));
  const person = (value: 1 | 2 | 3) => leftOf({ kind: 'person', value });
  const joker = (kind: JokerKind) => leftOf({ kind: 'joker', joker: kind });
  return {
    persons: { 1: person(1), 2: person(2), 3: person(3) },
    animals: leftOf({ kind: 'animal' }),
    buildings: leftOf({ kind: 'building' }),
    jokers: { animal: joker('animal'), building: joker('building'), dragon: joker('dragon'), fairy: joker('fairy') },
  };
}

const without = (claims: readonly ScoredClaim[], entryId: string | undefined): readonly ScoredClaim[] =>
  entryId === undefined ? claims : claims.filter(({ entry }) => entry.id !== entryId);
