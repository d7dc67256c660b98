import type { ScoringFact } from './facts';

/** The players whom a fact names, its place aside. */
export function playersIn(fact: ScoringFact): string[] {
  switch (fact.kind) {
    case 'feature':
      return [...scoredBy(fact), ...taker(fact)];
    case 'field':
      return [...Object.keys(fact.field.followers), ...Object.keys(fact.field.pigs ?? {})];
    case 'goods':
      return Object.values(fact.goods).flatMap((tokens) => Object.keys(tokens));
    case 'line':
      return fact.players;
    case 'adjustment':
      return [];
  }
}

type FeatureFact = Extract<ScoringFact, { kind: 'feature' }>;

const scoredBy = ({ by }: FeatureFact): string[] => ('followers' in by ? Object.keys(by.followers) : by.scorers);

const taker = ({ feature }: FeatureFact): string[] =>
  feature.kind === 'city' && feature.goods ? [feature.goods.takenBy] : [];

/** Refuses a fact that names somebody who does not sit at the table. */
export function refuseStrangers(
  fact: ScoringFact,
  seats: readonly string[],
): { refused: 'unknown-player'; player: string } | null {
  const player = playersIn(fact).find((named) => !seats.includes(named));
  return player === undefined ? null : { refused: 'unknown-player', player };
}
