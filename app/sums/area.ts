import { scoredDraft } from '@/app/games/cardcassonne/claim-draft';
import { emptyArea, type PlayArea } from '@/lib/rules/cardcassonne/animals';
import { refuseArea } from '@/lib/rules/cardcassonne/area';
import { type ClaimScore, scoreClaim } from '@/lib/rules/cardcassonne/claim';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { refuseClaim } from '@/lib/rules/cardcassonne/conservation';
import { ANIMALS } from '@/lib/rules/cardcassonne/deck';
import type { Card, Colour, Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS, OPTION_VALUES } from '@/lib/rules/cardcassonne/options';
import type { ScoringCard } from '@/lib/rules/cardcassonne/progression';
import type { ClaimRefusal } from '@/lib/rules/cardcassonne/refusals';
import type { ScoredClaim } from '@/lib/rules/cardcassonne/scored-claim';
import { isRefusal } from '@/lib/rules/entry';

/** A claim, and the animals that lay before its player. `jokers`: the house rule, where it is not the printed one. */
export type ClaimInput = {
  row: Colour;
  cards: Card[];
  jokersTo?: Colour[];
  area: PlayArea;
  jokers?: Options['jokers'];
};

/** Why a sum cannot be made: a refusal of the rules, or jokers that wait beside animals (CC-13). */
export type SumRefusal = ClaimRefusal | { refused: 'jokers-do-not-wait' };

/** The options that a sum is made with. */
export function optionsOf({ jokers = DEFAULT_OPTIONS.jokers }: Pick<ClaimInput, 'jokers'>): Options {
  return { ...DEFAULT_OPTIONS, jokers };
}

/** Reads the house rule that this phone stored with a sum; nothing else is an answer. */
export function readJokers(stored: unknown): Pick<ClaimInput, 'jokers'> {
  const jokers = OPTION_VALUES.jokers.find((value) => value === stored);
  return jokers ? { jokers } : {};
}

/** What a claim scores without a table. */
export function scoreSum({ area, jokers, ...draft }: ClaimInput, scoringCard: ScoringCard): ClaimScore | ClaimRefusal {
  const around = { area, scoringCard, options: optionsOf({ jokers }) };
  return scoredDraft<ClaimRefusal>(draft, (claim) => scoreClaim({ ...claim, ...around })).score;
}

/** Refuses what no cards of the box can be: the claim, what lay before, and both together. */
export function refuseSum(input: ClaimInput): SumRefusal | null {
  const { area } = input;
  if (area.waitingJokers > 0 && COLOURS.some((colour) => area.animals[colour] > 0)) {
    return { refused: 'jokers-do-not-wait' };
  }
  const score = scoreSum(input, {});
  return refuseArea(area) ?? (isRefusal(score) ? (score as ClaimRefusal) : refuseClaim(claimedBefore(area), input));
}

/** What lay before, as a claim among those that used cards of the box. Of a kind, what is over 9 is jokers. */
export function claimedBefore(area: PlayArea): { claims: ScoredClaim[] } {
  const animals = COLOURS.flatMap((colour) =>
    times(Math.min(area.animals[colour], ANIMALS), { kind: 'animal', colour, take: 'keep' }),
  );
  const over = COLOURS.reduce((sum, colour) => sum + Math.max(0, area.animals[colour] - ANIMALS), area.waitingJokers);
  const cards = [...animals, ...times(over, { kind: 'joker', joker: 'animal' })];
  const entry = { id: 'before', place: {}, fact: { kind: 'claim', row: 'yellow', cards } } as const;
  return {
    claims: [{ entry, round: 0, player: '', score: nothing, problem: null, before: 0, after: 0, doubts: [] }],
  };
}

/** Reads an area that this phone stored; null if it is none. */
export function readArea(stored: unknown): PlayArea | null {
  const { animals, waitingJokers } = { ...(stored as PlayArea | null) };
  if (typeof animals !== 'object' || animals === null || typeof waitingJokers !== 'number') return null;
  const area = { animals, waitingJokers };
  return refuseArea(area) === null ? area : null;
}

const times = (count: number, card: Card): Card[] => Array.from({ length: count }, () => card);

const nothing: ClaimScore = {
  reasons: [],
  points: 0,
  missing: [],
  area: emptyArea(),
  chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0 },
  jokersTo: [],
};
