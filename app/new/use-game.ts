'use client';

import { useEffect, useState } from 'react';
import type { PlanProps } from './around';
import { type GameId, gameOf } from './games';
import { forGame } from './plan';
import { fetchSetUp } from './set-ups';

/**
 * The game chosen, and whether its part of the set-up is still `coming`: the page changes when all of it is here, in one
 * step, so that nothing moves under a quick finger.
 */
export function useGame({ plan, change }: PlanProps) {
  const [chosen, choose] = useState<GameId | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    let wanted = true;
    const arrive = () => {
      if (!wanted) return;
      choose(null);
      change(forGame(plan, chosen));
    };
    // What cannot be fetched says so where it is missing.
    fetchSetUp(chosen).then(arrive, arrive);
    return () => {
      wanted = false;
    };
  }, [chosen, plan, change]);
  return { game: chosen ?? gameOf(plan.game), choose, coming: chosen !== null };
}
