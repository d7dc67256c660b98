import { inBox, usesOf } from './box';
import { isColour } from './colours';
import { JOKERS, PERSONS } from './deck';
import type { Card, Colour } from './facts';
import type { ClaimRefusal } from './refusals';
import { refuseColour } from './wrong-colour';

/** Refuses cards that cannot lie in this row, and more of a sort than the box holds (CC-09, CC-22, CC-33). */
export function refuseCards(row: Colour, cards: readonly Card[]): ClaimRefusal | null {
  if (!isColour(row)) return { refused: 'unknown-colour', colour: String(row) };
  for (const card of cards) {
    const refusal = refuseCard(card, row);
    if (refusal !== null) return refusal;
  }
  for (const [sort, { used }] of usesOf([[{ row, cards }, null]])) {
    if (used > inBox(sort)) return { refused: 'too-many', sort, limit: inBox(sort), given: used };
  }
  return null;
}

function refuseCard(card: Card, row: Colour): ClaimRefusal | null {
  switch (card.kind) {
    case 'joker':
      return Object.hasOwn(JOKERS, card.joker) ? null : { refused: 'unknown-card', card: String(card.joker) };
    case 'person':
      return isPersonValue(card) ? refuseColour(card, row) : { refused: 'person-value', value: card.value ?? null };
    case 'animal':
    case 'building':
      return refuseColour(card, row);
    default:
      return { refused: 'unknown-card', card: String((card as { kind?: unknown }).kind) };
  }
}

/** Only a person of a wrong colour, which leaves whatever its number, may be without one (CC-20, CC-33). */
function isPersonValue({ value, colour }: Extract<Card, { kind: 'person' }>): boolean {
  return value === undefined ? colour !== undefined : Object.hasOwn(PERSONS, value);
}
