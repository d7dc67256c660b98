import type { Card, ClaimFact, Colour } from '@/lib/rules/cardcassonne/facts';

/** A claim half entered. `jokersTo` is set once somebody chose otherwise than suggested. */
export type ClaimDraft = { row: Colour; cards: Card[]; jokersTo?: Colour[] };

/** The draft that an entered claim came from, to be amended. */
export function draftOf(fact: ClaimFact): ClaimDraft {
  return { row: fact.row, cards: fact.cards, ...(fact.jokersTo?.length ? { jokersTo: fact.jokersTo } : {}) };
}

/** Adds a card; a choice of where jokers go falls back to the suggestion, as it was made for other cards. */
export function withCard({ row, cards }: ClaimDraft, card: Card): ClaimDraft {
  return { row, cards: [...cards, card] };
}

/** Takes the card at that place back. */
export function withoutCard({ row, cards }: ClaimDraft, index: number): ClaimDraft {
  return { row, cards: cards.filter((_, place) => place !== index) };
}

/**
 * The same cards, claimed in another row. A card that was of a wrong colour because it has the new row's colour is
 * simply of that row now.
 */
export function inRow({ cards }: ClaimDraft, row: Colour): ClaimDraft {
  return { row, cards: cards.map((card) => ('colour' in card && card.colour === row ? ofTheRow(card) : card)) };
}

/** Chooses what a wrong-coloured animal or building is for. */
export function withTake({ row, cards }: ClaimDraft, index: number, wrong: Card): ClaimDraft {
  return { row, cards: cards.map((card, place) => (place === index ? wrong : card)) };
}

/** Whether the card lay face down in a row of another colour. */
export function isWrong(card: Card): boolean {
  return 'colour' in card && card.colour !== undefined;
}

function ofTheRow(card: Card): Card {
  return card.kind === 'person'
    ? { kind: 'person', value: card.value }
    : card.kind === 'joker'
      ? card
      : { kind: card.kind };
}
