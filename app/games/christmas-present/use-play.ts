'use client';

import { vibrate } from '@/lib/pwa/vibration';
import type { ScoredBy } from '@/lib/rules/carcassonne/facts';
import type { Feature } from '@/lib/rules/carcassonne/feature';
import type { Card } from '@/lib/rules/christmas-present/cards';
import { ADD_ON, type Carried, type PlayedFact } from '@/lib/rules/christmas-present/facts';
import { useCards } from './cards-context';

/** A card that somebody holds, or that lies open before somebody. */
export type CardOf = { player: string; card: Card; nth: number };

/** Moves a card: each resolves to whether it went through. */
export function usePlay({ player, card, nth }: CardOf) {
  const { actions, placeOf } = useCards();

  async function enter(fact: object): Promise<boolean> {
    const event = await actions.act({ do: 'record', place: placeOf(player), fact });
    if (event !== null) vibrate();
    return event !== null;
  }

  return {
    play: (told: Pick<PlayedFact, 'label' | 'followers'> = {}) =>
      enter({ kind: 'christmas-present/played', card, nth, ...told }),
    letGo: () => enter({ kind: 'christmas-present/let-go', card, nth }),
    score: (feature: Feature, by: ScoredBy, lying: readonly number[]) => {
      const carried: Carried = { card: { card, nth }, ...(lying.length > 0 ? { lying: [...lying] } : {}) };
      return enter({ kind: 'feature', feature, by, addOns: { [ADD_ON]: carried } });
    },
  };
}
