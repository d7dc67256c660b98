import { COLOURS, type PerColour, perColour } from './colours';
import type { Card, Colour } from './facts';
import type { ScoringCard } from './progression';
import type { Reason } from './reasons';
import { colourOf, leavesForTen } from './wrong-colour';

/** What lies before a player: animals by kind, allocated jokers counted in, and the jokers that wait for a kind. */
export type PlayArea = { animals: PerColour; waitingJokers: number };

export const emptyArea = (): PlayArea => ({ animals: perColour(() => 0), waitingJokers: 0 });

/** The animal cards of a claim that come to lie before the player, by kind (CC-10, CC-21). */
export function keptAnimals(row: Colour, cards: readonly Card[]): PerColour {
  const kept = cards.flatMap((card) => (card.kind === 'animal' && !leavesForTen(card) ? [colourOf(card, row)] : []));
  return perColour((colour) => kept.filter((each) => each === colour).length);
}

/** A kind that grew scores its whole new count by the scoring card; another scores nothing (CC-10, CC-13, CC-24). */
export function animalReasons(
  before: PerColour,
  kept: PerColour,
  jokersTo: readonly Colour[],
  scoringCard: ScoringCard,
): Reason[] {
  return COLOURS.flatMap((colour): Reason[] => {
    const [cards, jokers] = [kept[colour], jokersTo.filter((to) => to === colour).length];
    if (cards + jokers === 0) return [];
    const count = before[colour] + cards + jokers;
    const grown = { colour, before: before[colour], cards, jokers, count };
    return [{ reason: 'animals', rule: 'CC-10', ...grown, points: scoringCard[count] ?? null }];
  });
}
