'use client';

import type { PlayerTab } from '@/app/design/player-tabs';
import { useWords } from '@/app/table/words';
import type { ClaimAt } from './claim-at';
import { inOrderOfPlay, toClaim, useEvening } from './evening-context';

/** One tab for each player's claim of the round: what it brought, or when its turn comes. */
export function useClaimTabs({ round, player: now, amended }: ClaimAt): PlayerTab[] {
  const t = useWords();
  const { evening, seatOf } = useEvening();
  const [next] = toClaim(evening, round).filter((player) => player !== now);
  return inOrderOfPlay(evening, round).map((player) => {
    const { name, colour } = seatOf(player);
    const score = evening.claims.find((claim) => claim.round === round && claim.player === player)?.score;
    const tab = { id: player, name, colour };
    if (score && player !== now) {
      const key = score.missing.length > 0 ? 'evening.claim.tabDoneWaits' : 'evening.claim.tabDone';
      return { ...tab, state: 'done', note: t(key, { points: score.points }) };
    }
    if (player === now) {
      return { ...tab, state: 'now', note: t(amended ? 'evening.claim.amending' : 'evening.claim.now') };
    }
    const state = player === next ? 'next' : 'after';
    return { ...tab, state, note: t(player === next ? 'evening.claim.next' : 'evening.claim.after') };
  });
}
