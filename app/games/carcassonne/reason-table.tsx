'use client';

import { ResultTable } from '@/app/design/result-table';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from './carcassonne-context';
import { categoriesIn, categoryText } from './category-text';

/** What everybody's points were for, a column for each thing that gave somebody any. */
export function ReasonTable() {
  const t = useWords();
  const { view, seatOf, words } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const pointsFor = (player: string, category: string) => view.players[player]?.byReason[category] ?? 0;
  const categories = categoriesIn(Object.values(view.players).map(({ byReason }) => byReason));
  const scored = categories.filter((category) => players.some((player) => pointsFor(player, category) !== 0));
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
        heads={scored.map((category) => categoryText(t, words.addOns, category))}
        rows={rows}
      />
    </section>
  );
}
