'use client';

import { useState } from 'react';
import { StandingRow, Standings as StandingsList } from '@/app/design/standing-row';
import { useWords } from '@/app/table/words';
import { hasLeft } from '@/lib/rules/carcassonne/leaving';
import type { PlayerTotal } from '@/lib/rules/carcassonne/player-totals';
import { useCarcassonne } from './carcassonne-context';
import { categoriesIn, categoryText } from './category-text';

/** All players by their place, the leaders first; whoever is on turn is pointed at. A row opens on what the points were for. */
export function Standings() {
  const t = useWords();
  const { view } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <StandingsList label={t('carcassonne.live.standings')}>
      {players.map((player) => (
        <Standing
          key={player}
          player={player}
          open={open === player}
          onToggle={() => setOpen(open === player ? null : player)}
        />
      ))}
    </StandingsList>
  );
}

function Standing({ player, open, onToggle }: { player: string; open: boolean; onToggle: () => void }) {
  const t = useWords();
  const { view, seatOf, words } = useCarcassonne();
  const { name, colour } = seatOf(player);
  const note = useNote(player);
  const own = view.players[player];
  if (!own) return null;
  const leads = own.points > 0 && view.standings.ranks[player] === 1;
  const onTurn = view.turn?.player === player && view.lastCount.begun === null;
  const said = reasonsOf(own);
  const nameOf = (category: string) => categoryText(t, words.addOns, category);
  return (
    <StandingRow
      colour={colour}
      name={name}
      score={own.points}
      scoreLabel={t('carcassonne.live.points', { points: own.points })}
      leads={leads ? t('carcassonne.live.leads', { name }) : undefined}
      turn={onTurn ? t('carcassonne.live.onTurn', { name }) : undefined}
      note={note}
      onToggle={said.length > 0 ? onToggle : undefined}
      open={open}
    >
      <p className="text-note">{said.map(({ category, points }) => `${nameOf(category)} ${points}`).join(' · ')}</p>
    </StandingRow>
  );
}

/** Where the follower stands on the track, and that somebody has left. */
function useNote(player: string): string | undefined {
  const t = useWords();
  const { view } = useCarcassonne();
  const track = view.players[player]?.track;
  const turn = view.turn?.turn ?? view.turns.length;
  const left = hasLeft(view.left, player, turn) ? t('carcassonne.live.left') : '';
  const { laps = 0, space = 0 } = track ?? {};
  const place =
    laps < 0 ? t('carcassonne.live.lapsOwed', { laps: -laps, space }) : t('carcassonne.live.laps', { laps, space });
  const walked = view.options.track === 'shown' && view.players[player]?.points !== 0;
  const said = [walked ? place : '', left].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : undefined;
}

/** What a player's points were for, without what gave none. */
export function reasonsOf({ byReason }: PlayerTotal) {
  return categoriesIn([byReason])
    .map((category) => ({ category, points: byReason[category] ?? 0 }))
    .filter(({ points }) => points !== 0);
}
