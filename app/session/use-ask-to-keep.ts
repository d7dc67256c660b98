'use client';

import { useEffect, useRef } from 'react';
import type { TableState } from '@/lib/db/table-store';
import { askToKeep } from '@/lib/pwa/storage';

/**
 * Asks the browser to keep what is stored here once a round was finished while the table was open: whoever only looks at
 * the app has nothing to lose, and is not asked.
 */
export function useAskToKeep(state: TableState): void {
  const before = useRef<number | null>(null);
  const round = roundOf(state);
  useEffect(() => {
    if (round === null) return;
    if (before.current !== null && round > before.current) void askToKeep();
    before.current = round;
  }, [round]);
}

/** The round that is being played; null where there is none. */
function roundOf(state: TableState): number | null {
  if (state.status !== 'ready' || state.table.view === null) return null;
  return state.game.summary(state.table.view).round;
}
