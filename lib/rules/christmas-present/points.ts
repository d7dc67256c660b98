import type { AddOnScore, FieldScore, Gain } from '../carcassonne';
import { gainOf } from '../carcassonne/reasons';
import type { CardFact, HeldLineFact, PlayedFact } from './facts';
import { farmCardGain } from './farm-cards';
import type { CardOptions } from './options';
import { CATEGORY, HANDS, HELD } from './steps';

/** What the points of cards rest on: the farms as they score, who sits there, whether the game has ended, the options. */
export type Ground = { farms: readonly FieldScore[]; seats: readonly string[]; ended: boolean; options: CardOptions };

/** What an entry of the cards gives by itself; null: nothing (XP-14, XP-24, XP-26 to XP-28). */
export function scoreOf(fact: CardFact, player: string, ground: Ground): AddOnScore | null {
  if (fact.kind === 'christmas-present/held-line')
    return { category: CATEGORY, step: HELD, gains: ground.ended ? seated(lineGains(fact), ground) : [], doubts: [] };
  if (fact.kind !== 'christmas-present/played') return null;
  const gain = gainOfCard(fact, player, ground);
  const step = fact.card === 'score-3' ? null : HANDS;
  return gain === null || !ground.seats.includes(player)
    ? null
    : { category: CATEGORY, step, gains: [gain], doubts: [] };
}

const seated = (gains: Gain[], { seats }: Ground): Gain[] => gains.filter(({ player }) => seats.includes(player));

function gainOfCard({ card, followers = 0 }: PlayedFact, player: string, { farms, options }: Ground): Gain | null {
  switch (card) {
    case 'score-3':
      return single(player, 'christmas-present/score-3', 'XP-14', 1, 3);
    case 'double-points':
      return single(player, 'christmas-present/double-points', 'XP-26', followers, 2);
    case 'early-farm':
    case 'joint-farm':
      return farmCardGain(card, player, farms, options);
    default:
      return null;
  }
}

const single = (
  player: string,
  item: `christmas-present/${string}`,
  rule: 'XP-14' | 'XP-26',
  count: number,
  each: number,
): Gain => gainOf(player, [{ item, rule, count, each, points: count * each }]);

/** What a line that waits with a locked feature gives once it is paid (XP-24). */
export const lineGains = ({ label, points, players }: HeldLineFact): Gain[] =>
  players.map((player) => gainOf(player, [{ item: 'line', label, rule: 'XP-24', count: 1, each: points, points }]));
