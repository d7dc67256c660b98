import type { Card, ClaimScore, Reason } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isWrong } from './claim-draft';

/** Cards of a claim that count together. `at`: their places in the claim. No reason: they score later, in the chest. */
export type TrayGroup = { id: string; at: number[]; reason: Reason | null };

/** The cards of a claim as they count, in the order of the score's reasons; what goes to the chest comes last. */
export function trayGroups({ row, cards }: ClaimDraft, score: ClaimScore): TrayGroup[] {
  const left = new Set(cards.keys());
  const take = (belongs: (card: Card, at: number) => boolean): number[] => {
    const taken = [...left].filter((at) => belongs(cards[at] as Card, at));
    for (const at of taken) left.delete(at);
    return taken;
  };
  // Each card of a wrong colour has a reason of its own.
  const takeOne = (belongs: (card: Card) => boolean): number[] => {
    const first = [...left].find((at) => belongs(cards[at] as Card));
    return take((_, at) => at === first);
  };
  const joined = jokersThatJoined(cards, score);
  const groups = score.reasons.map((reason, nth): TrayGroup => {
    const id = `${reason.reason}-${nth}`;
    switch (reason.reason) {
      case 'persons':
        return { id, reason, at: take((card) => card.kind === 'person' && !isWrong(card)) };
      case 'animals':
        return {
          id,
          reason,
          at: take((card, at) => joined.get(at) === reason.colour || keptAnimal(card, row) === reason.colour),
        };
      case 'waiting-jokers':
        return { id, reason, at: take((card) => card.kind === 'joker' && card.joker === 'animal') };
      case 'wrong-colour':
        return { id, reason, at: takeOne(leavesForTen) };
      case 'dragon':
      case 'fairy':
        return { id, reason, at: take((card) => card.kind === 'joker' && card.joker === reason.reason) };
    }
  });
  const chest = [...left];
  return chest.length > 0 ? [...groups, { id: 'chest', reason: null, at: chest }] : groups;
}

/** Which animal joker of the claim joined which kind; those that waited before the claim come first. */
function jokersThatJoined(cards: readonly Card[], { jokersTo }: ClaimScore): Map<number, string> {
  const fresh = [...cards.keys()].filter((at) => {
    const card = cards[at];
    return card?.kind === 'joker' && card.joker === 'animal';
  });
  const kinds = jokersTo.slice(Math.max(0, jokersTo.length - fresh.length));
  return new Map(fresh.flatMap((at, nth) => (kinds[nth] ? [[at, kinds[nth]] as const] : [])));
}

function keptAnimal(card: Card, row: string): string | null {
  if (card.kind !== 'animal' || leavesForTen(card)) return null;
  return card.colour ?? row;
}

function leavesForTen(card: Card): boolean {
  return card.kind !== 'joker' && isWrong(card) && (card.kind === 'person' || card.take !== 'keep');
}
