'use client';

import { type Leaving, PeopleSheet } from '@/app/table/people-sheet';
import { type Translate, useWords } from '@/app/table/words';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import type { Seat } from '@/lib/sessions/events';
import { useEvening } from './evening-context';

/** The people at a Cardcassonne table. */
export function People({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { evening } = useEvening();
  function leftSince(player: string): string | undefined {
    const round = evening.left[player];
    return round === undefined ? undefined : t('evening.people.leftIn', { round });
  }
  return (
    <PeopleSheet
      open={open}
      onClose={onClose}
      leftSince={leftSince}
      leavingOf={(seat) => leavingOf(t, evening, seat)}
    />
  );
}

/** Whoever has claimed in this round leaves with the next. */
function leavingOf(t: Translate, evening: Evening, { player, name }: Seat): Leaving | null {
  if (evening.left[player] !== undefined || evening.complete) return null;
  const claimed = evening.claims.some((claim) => claim.player === player && claim.round === evening.currentRound);
  const round = claimed ? evening.currentRound + 1 : evening.currentRound;
  if (round > evening.rounds) return null;
  const points = evening.players[player]?.points ?? 0;
  return { place: { round, player }, consequences: t('evening.people.consequences', { name, round, points }) };
}
