import type { Card } from './facts';
import type { Reason } from './reasons';

export const DRAGON_FAIRY_POINTS = 10;

/** 10 points each for the dragon and the fairy, at once (CC-19). */
export function dragonFairyReasons(cards: readonly Card[]): Reason[] {
  return (['dragon', 'fairy'] as const).flatMap((joker): Reason[] => {
    const claimed = cards.some((card) => card.kind === 'joker' && card.joker === joker);
    return claimed ? [{ reason: joker, rule: 'CC-19', points: DRAGON_FAIRY_POINTS }] : [];
  });
}
