import type { Card } from './facts';
import type { Reason } from './reasons';

export const DRAGON_FAIRY_POINTS = 10;

const DRAGON_FAIRY = ['dragon', 'fairy'] as const;

/** 10 points each for the dragon and the fairy, at once (CC-19). */
export function dragonFairyReasons(cards: readonly Card[]): Reason[] {
  const claimed = DRAGON_FAIRY.filter((joker) => cards.some((card) => card.kind === 'joker' && card.joker === joker));
  return claimed.map((joker): Reason => ({ reason: joker, rule: 'CC-19', points: DRAGON_FAIRY_POINTS }));
}
