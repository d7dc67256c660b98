'use client';

import { ResultTable } from '@/app/design/result-table';
import { signed, useWords } from '@/app/table/words';
import type { FarmTotal } from '@/lib/rules/carcassonne/farm-preview';
import type { Seat } from '@/lib/sessions/events';

type FarmTotalsProps = { totals: readonly FarmTotal[]; seatOf: (player: string) => Seat };

/** Everybody's points before the farms, what the farms give, and both together. */
export function FarmTotals({ totals, seatOf }: FarmTotalsProps) {
  const t = useWords();
  const most = Math.max(...totals.map(({ final }) => final));
  return (
    <ResultTable
      tight
      caption={t('count.farms.totals')}
      nameHead={t('count.farms.player')}
      heads={[t('count.farms.before'), t('count.farms.farms'), t('count.farms.final')]}
      rows={totals.map(({ player, before, farms, final }) => ({
        id: player,
        name: seatOf(player).name,
        colour: seatOf(player).colour,
        won: final === most,
        cells: [
          { id: 'before', value: before },
          { id: 'farms', value: farms === 0 ? 0 : signed(farms) },
          { id: 'final', value: final },
        ],
      }))}
    />
  );
}
