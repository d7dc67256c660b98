import { type CardSort, inBox, sortName, sortsOf, type Uses, usesOf } from './box';
import { laidAfter } from './deck';
import type { Doubt } from './doubts';
import type { Card, ClaimFact, Colour, JokerKind } from './facts';
import type { ClaimRefusal } from './refusals';
import type { ScoredClaim } from './scored-claim';
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
export function refuseClaim(
  evening: Claimed,
  candidate: Pick<ClaimFact, 'row' | 'cards'>,
  exceptEntryId?: string,
): ClaimRefusal | null {
  const used = cardsUsed(without(evening.claims, exceptEntryId));
  for (const { sort, used: given } of usesOf([[candidate, null]]).values()) {
    const before = used.get(sortName(sort));
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
  { draft = { row, cards: [] }, except }: { draft?: Pick<ClaimFact, 'row' | 'cards'>; except?: string } = {},
): CardsLeft {
  const used = cardsUsed(without(evening.claims, except));
  const drafted = usesOf([[draft, null]]);
  const usedOf = (name: string) => (used.get(name)?.used ?? 0) + (drafted.get(name)?.used ?? 0);
  const leftOf = (card: Card) =>
    Math.max(0, Math.min(...sortsOf(card, row).map((sort) => inBox(sort) - usedOf(sortName(sort)))));
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
export function doubtClaims(claims: readonly ScoredClaim[], players: number): ScoredClaim[] {
  const overused = [...cardsUsed(claims).values()].filter(({ sort, used }) => used > inBox(sort));
  const doubtUnknown = doubtUnknownColours(claims);
  const doubtLaid = doubtMoreThanLaid(claims, players);
  return claims.map((claim) => {
    if (claim.score === null) return claim;
    const doubts = [...doubtOveruse(claim, overused), ...doubtUnknown(claim), ...doubtLaid(claim)];
    return doubts.length === 0 ? claim : { ...claim, doubts: [...claim.doubts, ...doubts] };
  });
}

function doubtOveruse(claim: ScoredClaim, overused: readonly { sort: CardSort; used: number }[]): Doubt[] {
  if (overused.length === 0) return [];
  const own = usesOf([[claim.entry.fact, null]]);
  return overused.flatMap(({ sort, used }): Doubt[] =>
    own.has(sortName(sort)) ? [{ doubt: 'more-than-exist', sort, limit: inBox(sort), claimed: used }] : [],
  );
}

function doubtMoreThanLaid(claims: readonly ScoredClaim[], players: number): (claim: ScoredClaim) => Doubt[] {
  const claimedBy = new Map<number, number>();
  let claimed = 0;
  for (const { round, score, entry } of claims) {
    claimed += score === null ? 0 : entry.fact.cards.length;
    claimedBy.set(round, claimed);
  }
  return ({ round, entry }) => {
    const [laid, total] = [laidAfter(players, round), claimedBy.get(round) ?? 0];
    if (total <= laid || entry.fact.cards.length === 0) return [];
    return [{ doubt: 'more-than-laid', round, laid, claimed: total }];
  };
}

const without = (claims: readonly ScoredClaim[], entryId: string | undefined): readonly ScoredClaim[] =>
  entryId === undefined ? claims : claims.filter(({ entry }) => entry.id !== entryId);
