'use client';

import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Seat } from '@/lib/sessions/events';
import { Follower } from '../design/follower';
import { useColourName } from './use-colour-name';

type SeatRowProps = {
  seat: Seat;
  number: number;
  onOpen: () => void;
  /** The key that makes the person the one who deals or goes first. */
  role: ReactNode;
};

/** One seat: a tap on the person changes it, its grip moves it. */
export function SeatRow({ seat, number, onOpen, role }: SeatRowProps) {
  const t = useTranslations();
  const colourName = useColourName();
  const { name, colour } = seat;
  return (
    <li className="flex flex-wrap items-center">
      <span className="drag-grip" data-grip>
        <GripVertical aria-hidden />
        <span className="num w-4 text-center text-h3">{number}</span>
      </span>
      <button
        type="button"
        className="flex min-h-14 min-w-0 flex-[1_1_8.5rem] items-center gap-3 rounded-m px-2 py-1 text-start"
        aria-label={t('newTable.change', { name })}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Follower colour={colour} size={42} />
        <bdi className="hand min-w-0 text-h3 wrap-anywhere">{name}</bdi>
      </button>
      <span className="sr-only">{colourName(colour)}</span>
      {role}
    </li>
  );
}
