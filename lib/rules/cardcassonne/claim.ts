import { isRefusal } from '../entry';
import { animalReasons, type PlayArea } from './animals';
import { ascending } from './ascending';
import { refuseCards } from './cards';
import { chestOf } from './colours';
import { dragonFairyReasons } from './dragon-fairy';
import type { Card, Chest, Colour, JokerKind, Options } from './facts';
import { allocateJokers, waitingJokerReasons } from './jokers';
import { personReasons } from './persons';
import type { ScoringCard } from './progression';
import { type Reason, sumOf } from './reasons';
import type { ClaimRefusal } from './refusals';
import { keptCards, wrongColourReasons } from './wrong-colour';

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
  const { row, cards, area, scoringCard, options } = claim;
  const refusal = refuseCards(row, cards);
  if (refusal !== null) return refusal;
  const kept = keptCards('animal', row, cards);
  const newJokers = countJokers(cards, 'animal');
  const allocation = allocateJokers({ area, kept, newJokers, jokersTo: claim.jokersTo, scoringCard, options });
  if (isRefusal(allocation)) return allocation;
  const { jokersTo, animals } = allocation;
  const reasons = [
    ...personReasons(cards),
    ...animalReasons(area.animals, kept, animals, scoringCard),
    ...waitingJokerReasons(animals, newJokers),
    ...wrongColourReasons(row, cards),
    ...dragonFairyReasons(cards),
  ];
  const after = { animals, waitingJokers: area.waitingJokers + newJokers - jokersTo.length };
  const chest = chestOf(keptCards('building', row, cards), countJokers(cards, 'building'));
  return { reasons, points: sumOf(reasons), missing: missingCounts(reasons), area: after, chest, jokersTo };
}

const countJokers = (cards: readonly Card[], joker: JokerKind): number =>
  cards.filter((card) => card.kind === 'joker' && card.joker === joker).length;

function missingCounts(reasons: readonly Reason[]): number[] {
  const waiting = reasons.filter((each) => each.reason === 'animals').filter((each) => each.points === null);
  return ascending(waiting.map((each) => each.count));
}
