import type { PlayArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { Card, Colour } from '@/lib/rules/cardcassonne/facts';
import { type ClaimInput, readArea, readJokers, refuseSum } from '../area';

/** The animals and jokers before a claim, and those of the claim. */
export type AnimalsInput = { before: PlayArea; added: PlayArea } & Pick<ClaimInput, 'jokersTo' | 'jokers'>;

const none: PlayArea = { animals: { yellow: 0, red: 0, green: 0, blue: 0 }, waitingJokers: 0 };

export const NO_ANIMALS: AnimalsInput = { before: none, added: none };

/** The claim that adds these animals: those of other rows are kept, so each counts as the kind of its own colour. */
export function claimOf({ before, added, ...chosen }: AnimalsInput): ClaimInput {
  const animal = (colour: Colour): Card =>
    colour === 'yellow' ? { kind: 'animal' } : { kind: 'animal', colour, take: 'keep' };
  const cards = COLOURS.flatMap((colour) => Array.from({ length: added.animals[colour] }, () => animal(colour)));
  const jokers = Array.from({ length: added.waitingJokers }, (): Card => ({ kind: 'joker', joker: 'animal' }));
  return { row: 'yellow', cards: [...cards, ...jokers], area: before, ...chosen };
}

export function readAnimals(stored: unknown): AnimalsInput | null {
  const { before, added, jokersTo, jokers } = { ...(stored as AnimalsInput | null) };
  const [lay, came] = [readArea(before), readArea(added)];
  if (!lay || !came) return null;
  const input = { before: lay, added: came, ...(Array.isArray(jokersTo) ? { jokersTo } : {}), ...readJokers(jokers) };
  return refuseSum(claimOf(input)) === null ? input : null;
}
