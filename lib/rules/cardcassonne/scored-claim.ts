import type { Entry } from '../entry';
import { isRefusal } from '../entry';
import { adjustedBy, type PlacedAdjustment } from './adjustments';
import type { PlayArea } from './animals';
import { type ClaimScore, scoreClaim } from './claim';
import { COLOURS } from './colours';
import type { Doubt } from './doubts';
import type { ClaimFact, Options } from './facts';
import type { ScoringCard } from './progression';
import type { ClaimRefusal } from './refusals';

/** A claim entry where it counts: in its round (1 and up), for its player. */
export type PlacedClaim = { entry: Entry<ClaimFact>; round: number; player: string };

/** A claim of the evening, scored after all earlier claims of its player. */
export type ScoredClaim = PlacedClaim & {
  /** Null where it cannot be scored as written: it then counts 0 and leaves the play area as it was. */
  score: ClaimScore | null;
  problem: ClaimRefusal | null;
  /** The player's known total before and after, in points; adjustments of this round count before it (CC-40). */
  before: number;
  after: number;
  doubts: Doubt[];
};

/** What a player's points and animals are before the first claim, and what the table gave or took beside the claims. */
export type BesideClaims = {
  points: number;
  area: PlayArea;
  adjustments: readonly Pick<PlacedAdjustment, 'round' | 'points'>[];
};

type Agreed = { scoringCard: ScoringCard; options: Pick<Options, 'jokers'> };

/** Scores the claims of one player in the order in which they count (CC-05, CC-16, CC-40, CC-43). */
export function scoreClaimsOfPlayer(
  claims: readonly PlacedClaim[],
  agreed: Agreed,
  beside: BesideClaims,
): ScoredClaim[] {
  const firstOfRound = new Map<number, string>();
  let { area, points: total } = beside;
  return claims.map(({ entry, round, player }) => {
    const { outcome, doubts } = scoreOrSuggest(entry.fact, area, agreed);
    const first = firstOfRound.get(round);
    if (first === undefined) firstOfRound.set(round, entry.id);
    else doubts.push({ doubt: 'second-claim', round, player, entry: first });
    const before = total + adjustedBy(beside.adjustments, round);
    if (isRefusal(outcome)) {
      return { entry, round, player, score: null, problem: outcome, before, after: before, doubts };
    }
    area = outcome.area;
    total += outcome.points;
    const after = before + outcome.points;
    return { entry, round, player, score: outcome, problem: null, before, after, doubts };
  });
}

/** The same claim under these doubts. */
export function withDoubts(claim: ScoredClaim, doubts: Doubt[]): ScoredClaim {
  const { entry, round, player, score, problem, before, after } = claim;
  return { entry, round, player, score, problem, before, after, doubts };
}

/** The play area that a list of scored claims of one player leaves, from the one before them. */
export const areaAfter = (claims: readonly ScoredClaim[], before: PlayArea): PlayArea =>
  claims.reduce((area, claim) => claim.score?.area ?? area, before);

/** A joker's kind that no longer fits, after an earlier claim was amended, gives way to the suggestion (CC-17, CC-36). */
function scoreOrSuggest(claim: ClaimFact, area: PlayArea, { scoringCard, options }: Agreed) {
  const { row, cards, jokersTo } = claim;
  const asWritten = scoreClaim({ row, cards, jokersTo, area, scoringCard, options });
  const refit = isRefusal(asWritten) && jokersTo !== undefined;
  const outcome = refit ? scoreClaim({ row, cards, area, scoringCard, options }) : asWritten;
  const suggested = !isRefusal(outcome) && (refit || (jokersTo === undefined && hadChoice(outcome)));
  const doubts: Doubt[] = suggested
    ? [{ doubt: 'jokers-suggested', written: jokersTo ?? null, applied: outcome.jokersTo }]
    : [];
  return { outcome, doubts };
}

const hadChoice = ({ jokersTo, area }: ClaimScore): boolean =>
  jokersTo.length > 0 && COLOURS.filter((colour) => area.animals[colour] > 0).length > 1;
