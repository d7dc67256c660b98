import { COLOURS, type PerColour, perColour } from './colours';
import type { ScoringCard } from './progression';
import type { Reason } from './reasons';

/** What lies before a player: animals by kind, allocated jokers counted in, and the jokers that wait for a kind. */
export type PlayArea = { animals: PerColour; waitingJokers: number };

export const emptyArea = (): PlayArea => ({ animals: perColour(() => 0), waitingJokers: 0 });

/** A kind that grew scores its whole new count by the scoring card; another scores nothing (CC-10, CC-13, CC-24). */
export function animalReasons(
  before: PerColour,
  kept: PerColour,
  after: PerColour,
  scoringCard: ScoringCard,
): Reason[] {
  const grown = COLOURS.filter((colour) => after[colour] > before[colour]);
  return grown.map((colour): Reason => {
    const [count, cards] = [after[colour], kept[colour]];
    const jokers = count - before[colour] - cards;
    const points = scoringCard[count] ?? null;
    return { reason: 'animals', rule: 'CC-10', colour, before: before[colour], cards, jokers, count, points };
  });
}
