import type { FieldScore, Gain } from '../carcassonne';
import { gainOf } from '../carcassonne/reasons';
import type { CardOptions } from './options';

/** Cards that count for the farms of whoever reveals them (XP-27, XP-28). */
export type FarmCard = 'early-farm' | 'joint-farm';

const RULES = { 'early-farm': 'XP-27', 'joint-farm': 'XP-28' } as const;

/** What such a card gives its player for these farms: 1 for each city that the player scores in those it counts for. */
export function farmCardGain(
  card: FarmCard,
  player: string,
  farms: readonly FieldScore[],
  options: Pick<CardOptions, 'earlyFarm'>,
): Gain {
  const cities = farms
    .filter((farm) => countsFor(card, farm, player, options))
    .reduce((sum, farm) => sum + citiesOf(farm, player), 0);
  const reason = {
    item: `christmas-present/${card}`,
    rule: RULES[card],
    count: cities,
    each: 1,
    points: cities,
  } as const;
  return gainOf(player, [reason]);
}

function countsFor(
  card: FarmCard,
  { majority: { winners } }: FieldScore,
  player: string,
  { earlyFarm }: Pick<CardOptions, 'earlyFarm'>,
): boolean {
  if (!winners.includes(player)) return false;
  const isShared = winners.length > 1;
  return card === 'joint-farm' ? isShared : !isShared || earlyFarm === 'tied-too';
}

/** The cities of a farm for which a player gets points; none twice where the set of rules counts it once. */
const citiesOf = ({ gains }: FieldScore, player: string): number =>
  gains
    .filter((gain) => gain.player === player)
    .flatMap(({ reasons }) => reasons)
    .filter(({ item }) => item === 'cities')
    .reduce((sum, { count }) => sum + count, 0);
