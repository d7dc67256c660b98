import { isRefusal } from '../entry';
import { animalReasons, keptAnimals, type PlayArea } from './animals';
import { refuseCards } from './cards';
import { ascending } from './ascending';
import { perColour } from './colours';
import { dragonFairyReasons } from './dragon-fairy';
import type { Card, Chest, Colour, JokerKind, Options } from './facts';
import { allocateJokers, waitingJokerReasons } from './jokers';
import { personReasons } from './persons';
import type { ScoringCard } from './progression';
import { type Reason, sumOf } from './reasons';
import type { ClaimRefusal } from './refusals';
import { colourOf, leavesForTen, wrongColourReasons } from './wrong-colour';

/** A claim and what it meets: the player's play area before it, and the scoring card as far as it is known. */
export type Claim = {
  row: Colour;
  cards: readonly Card[];
  /** Kinds for the waiting and the new animal jokers, in order; omitted: the module's suggestion (CC-17). */
  jokersTo?: readonly Colour[] | undefined;
  area: PlayArea;
  scoringCard: ScoringCard;
  options: Pick<Options, 'jokers'>;
};

/** What a claim is worth and leaves behind. */
export type ClaimScore = {
  reasons: Reason[];
  /** Points known so far: the sum of the reasons. */
  points: number;
  /** Animal counts whose value nobody has copied yet, ascending; empty when the score is complete (CC-24). */
  missing: number[];
  /** The play area after the claim. */
  area: PlayArea;
  /** Buildings and building jokers that this claim puts under the chest (CC-18). */
  chest: Chest;
  /** Where the animal jokers went, as applied. */
  jokersTo: Colour[];
};

/** Scores one claim, in points with their reasons (CC-08 to CC-24); refuses what no claim can be (CC-33). */
export function scoreClaim(claim: Claim): ClaimScore | ClaimRefusal {
  const { row, cards, area, scoringCard } = claim;
  const refusal = refuseCards(row, cards);
  if (refusal !== null) return refusal;
  const kept = keptAnimals(row, cards);
  const newJokers = countJokers(cards, 'animal');
  const allocation = allocateJokers({ ...claim, kept, newJokers, jokersTo: claim.jokersTo });
  if (isRefusal(allocation)) return allocation;
  const { jokersTo } = allocation;
  const reasons = [
    ...personReasons(cards),
    ...animalReasons(area.animals, kept, jokersTo, scoringCard),
    ...waitingJokerReasons(area, kept, newJokers),
    ...wrongColourReasons(row, cards),
    ...dragonFairyReasons(cards),
  ];
  const after = {
    animals: perColour((colour) => area.animals[colour] + kept[colour] + jokersTo.filter((to) => to === colour).length),
    waitingJokers: area.waitingJokers + newJokers - jokersTo.length,
  };
  const chest = chestOf(row, cards);
  return { reasons, points: sumOf(reasons), missing: missingCounts(reasons), area: after, chest, jokersTo };
}

const countJokers = (cards: readonly Card[], joker: JokerKind): number =>
  cards.filter((card) => card.kind === 'joker' && card.joker === joker).length;

function chestOf(row: Colour, cards: readonly Card[]): Chest {
  const kept = cards.flatMap((card) => (card.kind === 'building' && !leavesForTen(card) ? [colourOf(card, row)] : []));
  const buildings = perColour((colour) => kept.filter((each) => each === colour).length);
  return { ...buildings, joker: countJokers(cards, 'building') };
}

const missingCounts = (reasons: readonly Reason[]): number[] =>
  ascending(reasons.flatMap((each) => (each.reason === 'animals' && each.points === null ? [each.count] : [])));
