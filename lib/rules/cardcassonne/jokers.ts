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

/**
 * The kinds that the jokers join, in order: none while the player has no animal card, otherwise one kind for each
 * waiting and new joker. Omitted kinds are suggested. Refuses kinds that the rules do not allow (CC-12 to CC-17).
 */
export function allocateJokers(claim: JokersAtClaim): { jokersTo: Colour[] } | ClaimRefusal {
  const held = perColour((colour) => claim.area.animals[colour] + claim.kept[colour]);
  const needed = hasAnimals(held) ? claim.area.waitingJokers + claim.newJokers : 0;
  const jokersTo = claim.jokersTo ?? suggestJokers(claim.area.animals, held, needed, claim.scoringCard, claim.options);
  if (jokersTo === null) return tooLarge(held, largestOf(held), needed);
  return refuseAllocation(jokersTo, needed, held, claim.options) ?? { jokersTo: [...jokersTo] };
}

/** 3 points for each new animal joker that finds no animal card to join, once (CC-12, CC-14). */
export function waitingJokerReasons(area: PlayArea, kept: PerColour, newJokers: number): Reason[] {
  const joins = hasAnimals(area.animals) || hasAnimals(kept);
  if (joins || newJokers === 0) return [];
  return [{ reason: 'waiting-jokers', rule: 'CC-12', jokers: newJokers, points: WAITING_JOKER_POINTS * newJokers }];
}

function refuseAllocation(
  jokersTo: readonly Colour[],
  needed: number,
  held: PerColour,
  options: Pick<Options, 'jokers'>,
): ClaimRefusal | null {
  if (jokersTo.length !== needed) return { refused: 'jokers-to-number', given: jokersTo.length, needed };
  const notHeld = jokersTo.find((colour) => !(held[colour] > 0));
  if (notHeld !== undefined) return { refused: 'kind-not-held', colour: notHeld };
  const colours = [...new Set(jokersTo)];
  if (options.jokers !== 'any' && colours.length > 1) return { refused: 'more-than-one-kind', colours };
  const jokers = (colour: Colour) => jokersTo.filter((to) => to === colour).length;
  const large = COLOURS.find((colour) => held[colour] + jokers(colour) > LARGEST_KIND);
  return large === undefined ? null : tooLarge(held, large, jokers(large));
}

const hasAnimals = (animals: PerColour): boolean => COLOURS.some((colour) => animals[colour] > 0);

const largestOf = (held: PerColour): Colour =>
  COLOURS.reduce((largest, colour) => (held[colour] > held[largest] ? colour : largest));

function tooLarge(held: PerColour, colour: Colour, jokers: number): ClaimRefusal {
  return { refused: 'kind-too-large', colour, count: held[colour] + jokers, largest: LARGEST_KIND };
}
