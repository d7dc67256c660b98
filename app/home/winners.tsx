'use client';

import { useFormatter, useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import type { TableRow } from '@/lib/sessions/table';
import { Follower, Mark } from '../design/follower';

type WinnersProps = { seats: readonly Seat[]; summary: NonNullable<TableRow['summary']> };

/** Who won, alone or shared, and with how many points. */
export function Winners({ seats, summary }: WinnersProps) {
  const t = useTranslations();
  const format = useFormatter();
  const won = seats.filter((seat) => summary.winners.includes(seat.player));
  const points = summary.players.find((player) => player.player === won[0]?.player)?.points ?? 0;
  const names = format.list(won.map((seat) => seat.name));
  const [alone] = won.length === 1 ? won : [];
  return (
    <>
      <span className="sr-only">
        {alone ? t('home.won', { names, points }) : t('home.sharedWin', { names, points })}
      </span>
      {alone && <Follower colour={alone.colour} size={26} />}
      <span className="flex max-w-36 min-w-0 flex-col items-end text-note leading-tight wrap-anywhere" aria-hidden>
        {won.map((seat) => (
          <Winner key={seat.player} seat={seat} marked={!alone} />
        ))}
        <b className="num text-h2 text-ink">{points}</b>
      </span>
    </>
  );
}

/** Beside several names there is room for the bare mark only; of a long name two lines are shown. */
function Winner({ seat, marked }: { seat: Seat; marked: boolean }) {
  return (
    <span className="flex items-center gap-1.5">
      {marked && <Mark colour={seat.colour} size={15} />}
      <bdi className="line-clamp-2 min-w-0 text-end">{seat.name}</bdi>
    </span>
  );
}
