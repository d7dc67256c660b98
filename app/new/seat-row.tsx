'use client';

import { GripVertical } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import { Follower } from '../design/follower';
import { Glyph } from '../design/glyph';
import { Pill } from '../design/pill';
import { useColourName } from './use-colour-name';

type SeatRowProps = { seat: Seat; number: number; deals: boolean; onOpen: () => void; onDeal: () => void };

/** One seat: a tap on the person changes it, a tap on the cards makes the person deal first, its grip moves it. */
export function SeatRow({ seat, number, deals, onOpen, onDeal }: SeatRowProps) {
  const t = useTranslations();
  const colourName = useColourName();
  const { name, colour } = seat;
  return (
    <li className="flex items-center">
      <span className="drag-grip" data-grip>
        <GripVertical aria-hidden />
        <span className="num w-4 text-center text-h3">{number}</span>
      </span>
      <button
        type="button"
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-m px-2 py-1 text-start"
        aria-label={t('common.newTable.change', { name })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Follower colour={colour} size={42} />
        <bdi className="hand min-w-0 text-h3 wrap-anywhere">{name}</bdi>
      </button>
      <span className="sr-only">{colourName(colour)}</span>
      <button
        type="button"
        className="grid min-h-tap min-w-tap flex-none place-items-center rounded-m pr-3 pl-2"
        aria-label={t('common.newTable.namedDealsFirst', { name })}
        aria-pressed={deals}
        onClick={onDeal}
      >
        {deals ? (
          <Pill strong icon={<Glyph name="cards" />}>
            {t('common.newTable.dealsFirst')}
          </Pill>
        ) : (
          <Glyph name="cards" className="text-[1.25rem] text-ink-3" />
        )}
      </button>
    </li>
  );
}
