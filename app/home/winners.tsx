'use client';

import { useFormatter, useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import type { TableRow } from '@/lib/sessions/table';
import { Follower } from '../design/follower';

type WinnersProps = { seats: readonly Seat[]; summary: NonNullable<TableRow['summary']> };

/** Who won, alone or shared, and with how many points. */
export function Winners({ seats, summary }: WinnersProps) {
  const t = useTranslations();
  const format = useFormatter();
  const won = seats.filter((seat) => summary.winners.includes(seat.player));
  const points = summary.players.find((player) => player.player === won[0]?.player)?.points ?? 0;
  const names = format.list(won.map((seat) => seat.name));
  const sentence =
    won.length > 1 ? t('common.home.sharedWin', { names, points }) : t('common.home.won', { names, points });
  return (
    <>
      <span className="sr-only">{sentence}</span>
      <span className="flex" aria-hidden>
        {won.map((seat) => (
          <Follower key={seat.player} colour={seat.colour} size={26} />
        ))}
      </span>
      <span className="flex min-w-0 flex-col items-end text-note leading-tight wrap-anywhere" aria-hidden>
        {won.map((seat) => (
          <bdi key={seat.player} className="text-end">
            {seat.name}
          </bdi>
        ))}
        <b className="num text-h2 text-ink">{points}</b>
      </span>
    </>
  );
}
