import type { Card, ClaimScore, Reason } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isOpen, isWrong } from './claim-draft';

/**
 * Cards of a claim that count together. `at`: their places in the claim. No reason: cards for the chest, which score
 * later, or cards to be kept whose colour is open.
 */
export type TrayGroup = { id: string; at: number[]; reason: Reason | null };

/** The cards of a claim as they count, in the order of the score's reasons; what is open or goes to the chest comes last. */
export function trayGroups({ row, cards }: ClaimDraft, score: ClaimScore): TrayGroup[] {
  const left = new Set(cards.keys());
  const joined = jokersThatJoined(cards, score);
  const take = (belongs: (card: Card, at: number) => boolean): number[] => {
    const taken = [...left].filter((at) => belongs(cards[at] as Card, at));
    for (const at of taken) left.delete(at);
    return taken;
  };
  // Each card of a wrong colour has a reason of its own, so it takes one card at a time.
  const takeOne = (belongs: (card: Card) => boolean): number[] => {
    const first = [...left].find((at) => belongs(cards[at] as Card));
    return take((_, at) => at === first);
  };
  const open = take(isOpen);
  const groups = score.reasons.map((reason, nth) => ({ id: `${reason.reason}-${nth}`, reason, at: takeFor(reason) }));
  return [...groups, { id: 'open', reason: null, at: open }, { id: 'chest', reason: null, at: [...left] }].filter(
    (group) => group.at.length > 0 || group.reason?.reason === 'animals',
  );

  function takeFor(reason: Reason): number[] {
    switch (reason.reason) {
      case 'persons':
        return take((card) => card.kind === 'person' && !isWrong(card));
      case 'animals':
        return take((card, at) => (joined.get(at) ?? keptAnimal(card, row)) === reason.colour);
      case 'waiting-jokers':
        return take((card) => isJoker(card, 'animal'));
      case 'wrong-colour':
        return takeOne(leavesForTen);
      case 'dragon':
      case 'fairy':
        return take((card) => isJoker(card, reason.reason));
    }
  }
}

/** Which animal joker of the claim joined which kind; those that waited before the claim come first. */
function jokersThatJoined(cards: readonly Card[], { jokersTo }: ClaimScore): Map<number, string> {
  const fresh = [...cards.keys()].filter((at) => isJoker(cards[at] as Card, 'animal'));
  const kinds = jokersTo.slice(Math.max(0, jokersTo.length - fresh.length));
  return new Map(fresh.flatMap((at, nth) => (kinds[nth] ? [[at, kinds[nth]] as const] : [])));
}

function isJoker(card: Card, joker: string): boolean {
  return card.kind === 'joker' && card.joker === joker;
}

function keptAnimal(card: Card, row: string): string | null {
  return card.kind === 'animal' && !leavesForTen(card) ? (card.colour ?? row) : null;
}

function leavesForTen(card: Card): boolean {
  return card.kind !== 'joker' && isWrong(card) && (card.kind === 'person' || card.take !== 'keep');
}
