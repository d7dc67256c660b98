'use client';

import { useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import type { TableRow } from '@/lib/sessions/table';
import { classNames } from '../design/class-names';
import { Follower } from '../design/follower';

type Summary = NonNullable<TableRow['summary']>;
type Player = Summary['players'][number];

/** Everybody at the table by place, the leaders inverted once that is sure. While nobody has a point, nobody leads. */
export function MiniStandings({ seats, summary }: { seats: readonly Seat[]; summary: Summary }) {
  const t = useTranslations();
  const players = [...summary.players].sort((one, other) => one.rank - other.rank);
  if (players.length === 0) return null;
  const waits = players.some((player) => player.waits);
  return (
    <ol className="mini-standings" aria-label={t('home.standings')}>
      {players.map((player) => (
        <Standing
          key={player.player}
          player={player}
          seat={seats.find((seat) => seat.player === player.player)}
          sure={!waits}
        />
      ))}
    </ol>
  );
}

type StandingProps = {
  player: Player;
  seat: Seat | undefined;
  /** Nobody's points wait for a value any more. */
  sure: boolean;
};

function Standing({ player, seat, sure }: StandingProps) {
  const t = useTranslations();
  const { points, waits, rank } = player;
  const leads = rank === 1 && points > 0;
  if (!seat) return null;
  return (
    <li className="mini-standing" data-leads={(leads && sure) || undefined} data-ahead={(leads && !sure) || undefined}>
      <Follower colour={seat.colour} size={34} />
      <bdi className="mini-standing-name">{seat.name}</bdi>
      <b className={classNames('num', waits ? 'text-h3' : 'text-score-sm')}>
        {waits ? t('home.waits', { points }) : points}
      </b>
      {leads && <span className="sr-only">{t(sure ? 'home.leads' : 'home.leadsSoFar', { name: seat.name })}</span>}
    </li>
  );
}
