import { isColour } from './colours';
import type { Card, Colour } from './facts';
import type { Reason } from './reasons';
import type { ClaimRefusal } from './refusals';

export const WRONG_COLOUR_POINTS = 10;

type Coloured = Exclude<Card, { kind: 'joker' }>;

/** The colour of a card claimed in a row: the row's unless the card is of a wrong colour. */
export const colourOf = (card: Coloured, row: Colour): Colour | 'unknown' => card.colour ?? row;

/** Whether a card leaves the game for 10 points: a wrong person always, a wrong animal or building if so chosen. */
export function leavesForTen(card: Card): boolean {
  if (card.kind === 'joker' || card.colour === undefined) return false;
  return card.kind === 'person' || card.take !== 'keep';
}

/** 10 points for each card of a wrong colour that leaves (CC-20, CC-21). */
export function wrongColourReasons(row: Colour, cards: readonly Card[]): Reason[] {
  return cards.flatMap((card): Reason[] => {
    if (card.kind === 'joker' || !leavesForTen(card)) return [];
    const rule = card.kind === 'person' ? 'CC-20' : 'CC-21';
    return [
      { reason: 'wrong-colour', rule, card: card.kind, colour: colourOf(card, row), points: WRONG_COLOUR_POINTS },
    ];
  });
}

/** Refuses a colour or a choice that no card lying in this row can have (CC-21, CC-22). */
export function refuseColour(card: Coloured, row: Colour): ClaimRefusal | null {
  const { kind, colour } = card;
  const take = card.kind === 'person' ? undefined : card.take;
  if (colour === undefined) return take === undefined ? null : { refused: 'take-without-wrong-colour', card: kind };
  if (colour === row) return { refused: 'colour-of-row', card: kind, colour };
  if (colour === 'unknown') return take === 'keep' ? { refused: 'unknown-colour-kept', card: kind } : null;
  if (!isColour(colour)) return { refused: 'unknown-colour', colour: String(colour) };
  const chosen = card.kind === 'person' || take === 'ten' || take === 'keep';
  return chosen ? null : { refused: 'take-missing', card: kind, colour };
}
