import { isColour, type PerColour, perColour } from './colours';
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

/** The animals or buildings of a claim that stay with the player, by their own colours (CC-10, CC-18, CC-21). */
export function keptCards(kind: 'animal' | 'building', row: Colour, cards: readonly Card[]): PerColour {
  const kept = perColour(() => 0);
  for (const card of cards) {
    if (card.kind !== kind || leavesForTen(card)) continue;
    const colour = colourOf(card, row);
    if (isColour(colour)) kept[colour]++;
  }
  return kept;
}

/** 10 points for each card of a wrong colour that leaves (CC-20, CC-21). */
export function wrongColourReasons(row: Colour, cards: readonly Card[]): Reason[] {
  const leaving = cards.filter((card) => card.kind !== 'joker').filter(leavesForTen);
  return leaving.map((card): Reason => {
    const rule = card.kind === 'person' ? 'CC-20' : 'CC-21';
    return { reason: 'wrong-colour', rule, card: card.kind, colour: colourOf(card, row), points: WRONG_COLOUR_POINTS };
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
