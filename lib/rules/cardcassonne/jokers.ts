import type { PlayArea } from './animals';
import { COLOURS, type PerColour, perColour } from './colours';
import { LARGEST_KIND } from './deck';
import type { Colour, Options } from './facts';
import type { ScoringCard } from './progression';
import type { Reason } from './reasons';
import type { ClaimRefusal } from './refusals';
import { suggestJokers } from './suggestion';

export const WAITING_JOKER_POINTS = 3;

/** A player's jokers at one claim: what lay there, the animals and jokers that came, and where they should go. */
export type JokersAtClaim = {
  area: PlayArea;
  kept: PerColour;
  newJokers: number;
  jokersTo: readonly Colour[] | undefined;
  scoringCard: ScoringCard;
  options: Pick<Options, 'jokers'>;
};

/** Where the jokers went, in order, and the animals that lie there then. */
export type Allocation = { jokersTo: Colour[]; animals: PerColour };

/**
 * The kinds that the jokers join: none while the player has no animal card, otherwise one kind for each waiting and
 * new joker. Omitted kinds are suggested. Refuses kinds that the rules do not allow (CC-12 to CC-17).
 */
export function allocateJokers(claim: JokersAtClaim): Allocation | ClaimRefusal {
  const { area, kept, options } = claim;
  const held = perColour((colour) => area.animals[colour] + kept[colour]);
  const needed = hasAnimals(held) ? area.waitingJokers + claim.newJokers : 0;
  const jokersTo = claim.jokersTo ?? suggestJokers(area.animals, held, needed, claim.scoringCard, options);
  if (jokersTo === null) return tooLarge(largestOf(held), held, needed);
  return refuseJokersTo(jokersTo, needed, held, options) ?? joinKinds(jokersTo, held);
}

/** 3 points for each new animal joker that finds no animal card to join, once (CC-12, CC-14). */
export function waitingJokerReasons(animals: PerColour, newJokers: number): Reason[] {
  if (newJokers === 0 || hasAnimals(animals)) return [];
  return [{ reason: 'waiting-jokers', rule: 'CC-12', jokers: newJokers, points: WAITING_JOKER_POINTS * newJokers }];
}

function refuseJokersTo(
  jokersTo: readonly Colour[],
  needed: number,
  held: PerColour,
  options: Pick<Options, 'jokers'>,
): ClaimRefusal | null {
  if (jokersTo.length !== needed) return { refused: 'jokers-to-number', given: jokersTo.length, needed };
  const notHeld = jokersTo.find((colour) => !(held[colour] > 0));
  if (notHeld !== undefined) return { refused: 'kind-not-held', colour: notHeld };
  if (options.jokers === 'any' || jokersTo.every((colour) => colour === jokersTo[0])) return null;
  return { refused: 'more-than-one-kind', colours: [...new Set(jokersTo)] };
}

function joinKinds(jokersTo: readonly Colour[], held: PerColour): Allocation | ClaimRefusal {
  const animals = { ...held };
  for (const colour of jokersTo) animals[colour]++;
  const large = largestOf(animals);
  return animals[large] > LARGEST_KIND ? tooLarge(large, animals, 0) : { jokersTo: [...jokersTo], animals };
}

const hasAnimals = (animals: PerColour): boolean => COLOURS.some((colour) => animals[colour] > 0);

const largestOf = (held: PerColour): Colour =>
  COLOURS.reduce((largest, colour) => (held[colour] > held[largest] ? colour : largest));

const tooLarge = (colour: Colour, animals: PerColour, jokers: number): ClaimRefusal => ({
  refused: 'kind-too-large',
  colour,
  count: animals[colour] + jokers,
  largest: LARGEST_KIND,
});
