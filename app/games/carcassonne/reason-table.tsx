'use client';

import { Follower } from '@/app/design/follower';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from './carcassonne-context';
import { categoriesIn, categoryText } from './category-text';

/** What everybody's points were for: a line for each thing that gave somebody any, a column for each player. */
export function ReasonTable() {
  const t = useWords();
  const { view, words } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const pointsFor = (player: string, category: string) => view.players[player]?.byReason[category] ?? 0;
  const categories = categoriesIn(Object.values(view.players).map(({ byReason }) => byReason));
  const scored = categories.filter((category) => players.some((player) => pointsFor(player, category) !== 0));
  if (scored.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <SectionHead title={t('carcassonne.result.byReason')} />
      <div className="leaf relative overflow-x-auto">
        <table className="results reasons">
          <caption className="sr-only">{t('carcassonne.result.byReason')}</caption>
          <Heads players={players} />
          <tbody>
            {scored.map((category) => (
              <tr key={category}>
                <th scope="row">{categoryText(t, words.addOns, category)}</th>
                {players.map((player) => (
                  <td key={player}>{pointsFor(player, category) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Heads({ players }: { players: readonly string[] }) {
  const t = useWords();
  const { seatOf } = useCarcassonne();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{t('carcassonne.score.label')}</span>
        </th>
        {players.map(seatOf).map(({ player, name, colour }) => (
          <th key={player} scope="col">
            <Follower colour={colour} size={26} />
            <span className="block truncate" dir="auto">
              {name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
