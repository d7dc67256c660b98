'use client';

import { type Leaving, PeopleSheet } from '@/app/table/people-sheet';
import { type Translate, useWords } from '@/app/table/words';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Seat } from '@/lib/sessions/events';
import { useCarcassonne } from './carcassonne-context';

/** The people at a Carcassonne table. */
export function People({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { view } = useCarcassonne();
  function leftSince(player: string): string | undefined {
    const turn = view.left[player];
    return turn === undefined ? undefined : t('carcassonne.people.leftSince', { turn });
  }
  return (
    <PeopleSheet open={open} onClose={onClose} leftSince={leftSince} leavingOf={(seat) => leavingOf(t, view, seat)} />
  );
}

/** Whoever leaves has no turn from the one being played on; once the last tile lies there is no turn to leave out. */
function leavingOf(t: Translate, view: TableView, { player, name }: Seat): Leaving | null {
  if (view.left[player] !== undefined || view.lastCount.begun !== null) return null;
  const points = view.players[player]?.points ?? 0;
  const round = view.turn?.turn;
  return {
    place: round === undefined ? { player } : { round, player },
    consequences: t('carcassonne.people.consequences', { name, points }),
  };
}
