import type { PlayArea } from './animals';
import { COLOURS } from './colours';
import { ANIMALS, JOKERS, LARGEST_KIND } from './deck';
import type { ClaimRefusal } from './refusals';

/** Refuses a play area that no cards of the box can make: each card over 9 of a kind is a joker (CC-11, CC-33). */
export function refuseArea({ animals, waitingJokers }: PlayArea): ClaimRefusal | null {
  const odd = [...COLOURS.map((colour) => animals[colour]), waitingJokers].find((count) => !isCount(count));
  if (odd !== undefined) return { refused: 'not-an-amount', given: odd };
  const large = COLOURS.find((colour) => animals[colour] > LARGEST_KIND);
  if (large !== undefined) {
    return { refused: 'kind-too-large', colour: large, count: animals[large], largest: LARGEST_KIND };
  }
  const jokers = COLOURS.reduce((sum, colour) => sum + jokersIn(animals[colour]), waitingJokers);
  if (jokers <= JOKERS.animal) return null;
  return { refused: 'too-many', sort: { kind: 'joker', joker: 'animal' }, limit: JOKERS.animal, given: jokers };
}

const jokersIn = (count: number): number => Math.max(0, count - ANIMALS);

const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0;
