'use client';

import { useFormatter, useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import { Mark } from '../design/follower';

/** Who sat at a table, on a line of its own. A long name is cut here; a screen reader still reads all of it. */
export function People({ seats }: { seats: readonly Seat[] }) {
  const t = useTranslations();
  const format = useFormatter();
  const names = format.list(seats.map(({ name }) => name));
  return (
    <span className="order-last flex min-w-0 basis-full flex-wrap gap-x-3 gap-y-0.5 pl-9 text-note leading-tight text-ink-2">
      <span className="sr-only">{t('home.people', { names })}</span>
      {seats.map(({ player, name, colour }) => (
        <span key={player} className="flex max-w-[min(8rem,calc(50%-0.375rem))] items-center gap-1" aria-hidden>
          <Mark colour={colour} size={15} />
          <bdi className="min-w-0 truncate">{name}</bdi>
        </span>
      ))}
    </span>
  );
}
