'use client';

import { ScoreChart } from '@/app/design/score-chart';
import { totalsByRound } from '@/lib/rules/carcassonne/totals-by-round';
import { useCarcassonne } from './carcassonne-context';

/** Everybody's points, as often as the turn had gone round the table; where no turns are kept, after each entry. */
export function LedgerChart() {
  const { view, seats } = useCarcassonne();
  if (view.entries.length === 0) return null;
  const moments = totalsByRound(view);
  const lines = seats.map(({ player, name, colour }) => ({
    id: player,
    name,
    colour,
    points: moments.map(({ totals }) => totals[player] ?? 0),
  }));
  return <ScoreChart lines={lines} />;
}
