'use client';

import { ResultTable } from '@/app/design/result-table';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { CATEGORIES } from '@/lib/rules/carcassonne/player-totals';
import { useCarcassonne } from './carcassonne-context';
import { sortText } from './entry-text';

/** What everybody's points were for, a column for each thing that gave somebody any. */
export function ReasonTable() {
  const t = useWords();
  const { view, seatOf } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const pointsFor = (player: string, category: (typeof CATEGORIES)[number]) =>
    view.players[player]?.byReason[category] ?? 0;
  const scored = CATEGORIES.filter((category) => players.some((player) => pointsFor(player, category) !== 0));
  if (scored.length === 0) return null;
  const rows = players.map((player) => {
    const { name, colour } = seatOf(player);
    return { id: player, name, colour, cells: scored.map((id) => ({ id, value: pointsFor(player, id) })) };
  });
  return (
    <section className="flex flex-col gap-3">
      <SectionHead title={t('carcassonne.result.byReason')} />
      <ResultTable
        plain
        caption={t('carcassonne.result.byReason')}
        nameHead={t('table.result.player')}
        heads={scored.map((category) => sortText(t, category))}
        rows={rows}
      />
    </section>
  );
}
