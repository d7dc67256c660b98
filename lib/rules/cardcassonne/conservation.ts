import { type CardSort, type CardsInRow, inBox, sortsOf, type Uses, usesOf } from './box';
import type { Doubt } from './doubts';
import type { Card, Colour, JokerKind } from './facts';
import { type Hands, laidBy } from './leaving';
import type { ClaimRefusal } from './refusals';
import { type ScoredClaim, withDoubts } from './scored-claim';
import { doubtUnknownColours } from './unknown-colours';

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

/** The same claims, each with the doubts that the whole table casts on it (CC-36). */
export function doubtClaims(claims: readonly ScoredClaim[], hands: Hands): ScoredClaim[] {
  const doubters = [doubtMoreThanExist(claims), doubtUnknownColours(claims), doubtMoreThanLaid(claims, hands)];
  return claims.map((claim) => {
    if (claim.score === null) return claim;
    const doubts = doubters.flatMap((doubtsOn) => doubtsOn(claim));
    return doubts.length === 0 ? claim : withDoubts(claim, [...claim.doubts, ...doubts]);
  });
}

function doubtMoreThanExist(claims: readonly ScoredClaim[]): (claim: ScoredClaim) => Doubt[] {
  const doubted = new Map<CardSort, Doubt>();
  for (const [sort, { used: claimed }] of cardsUsed(claims)) {
    const limit = inBox(sort);
    if (claimed > limit) doubted.set(sort, { doubt: 'more-than-exist', sort, limit, claimed });
  }
  return ({ entry: { fact } }) => {
    const concerns = (sort: CardSort) => fact.cards.some((card) => sortsOf(card, fact.row).includes(sort));
    return [...doubted].filter(([sort]) => concerns(sort)).map(([, doubt]) => doubt);
  };
}

function doubtMoreThanLaid(claims: readonly ScoredClaim[], hands: Hands): (claim: ScoredClaim) => Doubt[] {
  const doubted = new Map<number, Doubt>();
  let claimed = 0;
  for (const { round, score, entry } of claims) {
    claimed += score === null ? 0 : entry.fact.cards.length;
    const laid = laidBy(hands, round);
    if (claimed > laid) doubted.set(round, { doubt: 'more-than-laid', round, laid, claimed });
  }
  return ({ round, entry }) => {
    const doubt = doubted.get(round);
    return doubt === undefined || entry.fact.cards.length === 0 ? [] : [doubt];
  };
}

const without = (claims: readonly ScoredClaim[], entryId: string | undefined): readonly ScoredClaim[] =>
  entryId === undefined ? claims : claims.filter(({ entry }) => entry.id !== entryId);
