import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { Card, ClaimFact, ClaimScore, Colour } from '@/lib/rules/cardcassonne/index';
import { isRefusal, type Refusal } from '@/lib/rules/entry';

/**
 * A claim half entered. `jokersTo` is where somebody wished the jokers to go; it is kept while cards change and counts
 * as far as it fits. A card to be kept may wait for its colour: `colour: 'unknown', take: 'keep'`.
 */
export type ClaimDraft = { row: Colour; cards: Card[]; jokersTo?: Colour[] };

/** The draft that an entered claim came from, to be amended. */
export function draftOf(fact: ClaimFact): ClaimDraft {
  return { row: fact.row, cards: fact.cards, ...(fact.jokersTo?.length ? { jokersTo: fact.jokersTo } : {}) };
}

/** Adds a card. */
export function withCard(draft: ClaimDraft, card: Card): ClaimDraft {
  return { ...draft, cards: [...draft.cards, card] };
}

/** Takes the card at that place back. */
export function withoutCard(draft: ClaimDraft, index: number): ClaimDraft {
  return { ...draft, cards: draft.cards.filter((_, place) => place !== index) };
}

/**
 * The same cards, claimed in another row. A card of a wrong colour stays one: if it was said to be of the new row's own
 * colour, its colour is open again.
 */
export function inRow(draft: ClaimDraft, row: Colour): ClaimDraft {
  const cards = draft.cards.map((card) => (isWrong(card) && colourOf(card) === row ? reopened(card) : card));
  return { ...draft, row, cards };
}

/** Chooses what a wrong-coloured animal or building is for. */
export function withTake(draft: ClaimDraft, index: number, wrong: Card): ClaimDraft {
  return { ...draft, cards: draft.cards.map((card, place) => (place === index ? wrong : card)) };
}

/** Whether the card lay face down in a row of another colour. */
export function isWrong(card: Card): boolean {
  return colourOf(card) !== undefined;
}

/** Whether a card is to be kept and nobody has said yet as which colour. */
export function isOpen(card: Card): boolean {
  return (card.kind === 'animal' || card.kind === 'building') && card.take === 'keep' && card.colour === 'unknown';
}

/**
 * The claim as it would be entered, and what it scores. A card whose colour is open counts nothing yet; the jokers go by
 * the wish as far as it fits, else as suggested, and where they go is agreed with the claim.
 */
export function scoredDraft<R extends Refusal>(
  { row, cards, jokersTo: wish }: ClaimDraft,
  score: (claim: ClaimFact) => ClaimScore | R,
): { fact: ClaimFact; score: ClaimScore | R } {
  const plain: ClaimFact = { kind: 'claim', row, cards: cards.filter((card) => !isOpen(card)) };
  const suggested = score(plain);
  if (isRefusal(suggested) || suggested.jokersTo.length === 0) return { fact: plain, score: suggested };
  const agreed: ClaimFact = { ...plain, jokersTo: fittedJokers(wish, suggested) ?? suggested.jokersTo };
  const wished = score(agreed);
  return isRefusal(wished)
    ? { fact: { ...plain, jokersTo: suggested.jokersTo }, score: suggested }
    : { fact: agreed, score: wished };
}

/**
 * Where the jokers go by a wish, for a claim scored as suggested; null where the wish fits no longer, or there was none.
 * A wish for fewer jokers goes on with its last kind.
 */
function fittedJokers(wish: readonly Colour[] | undefined, { jokersTo, area }: ClaimScore): Colour[] | null {
  const held = COLOURS.filter((colour) => area.animals[colour] > 0);
  const last = wish?.at(-1);
  if (!last) return null;
  const fitted = jokersTo.map((_, nth) => wish?.[nth] ?? last);
  return fitted.every((kind) => held.includes(kind)) ? fitted : null;
}

function colourOf(card: Card): Colour | 'unknown' | undefined {
  return card.kind === 'joker' ? undefined : card.colour;
}

function reopened(card: Card): Card {
  return card.kind === 'joker' ? card : { ...card, colour: 'unknown' };
}
