'use client';

import { useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import type { TableRow } from '@/lib/sessions/table';
import { classNames } from '../design/class-names';
import { Follower } from '../design/follower';

type Summary = NonNullable<TableRow['summary']>;
type Player = Summary['players'][number];

/** Everybody at the table by place, the leaders inverted. While nobody has a point, nobody leads. */
export function MiniStandings({ seats, summary }: { seats: readonly Seat[]; summary: Summary }) {
  const t = useTranslations();
  const players = [...summary.players].sort((one, other) => one.rank - other.rank);
  return (
    <ol className="mini-standings" aria-label={t('common.home.standings')}>
      {players.map((player) => (
        <Standing key={player.player} player={player} seat={seats.find((seat) => seat.player === player.player)} />
      ))}
    </ol>
  );
}

function Standing({ player, seat }: { player: Player; seat: Seat | undefined }) {
  const t = useTranslations();
  const { points, waits, rank } = player;
  const leads = rank === 1 && points > 0;
  if (!seat) return null;
  return (
    <li className="mini-standing" data-leads={leads || undefined}>
      <Follower colour={seat.colour} size={34} />
      <bdi className="mini-standing-name">{seat.name}</bdi>
      <b className={classNames('num', waits ? 'text-h3' : 'text-score-sm')}>
        {waits ? t('common.home.waits', { points }) : points}
      </b>
      {leads && <span className="sr-only">{t('common.home.leads', { name: seat.name })}</span>}
    </li>
  );
}
