import { type CardSort, inBox, sortsOf } from './box';
import { cardsUsed } from './conservation';
import type { Doubt } from './doubts';
import { type Hands, laidBy } from './leaving';
import { type ScoredClaim, withDoubts } from './scored-claim';
import { doubtUnknownColours } from './unknown-colours';

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
