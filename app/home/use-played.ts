'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { now } from '@/lib/db/clock';
import type { TableRow } from '@/lib/sessions/table';
import { usePlayedName } from './use-game-name';

/** When and what was played at a table: "22 Nov · Cardcassonne". */
export function usePlayed(): (table: TableRow) => string {
  const t = useTranslations();
  const when = useWhen();
  const playedName = usePlayedName();
  return (table) => t('common.tables.played', { when: when(table), game: playedName(table) });
}

/** The day a table started, with its year once that is over. A table called by its day says the hour instead. */
function useWhen(): (table: TableRow) => string {
  const format = useFormatter();
  return ({ name, startedAt }) => {
    const day = new Date(startedAt);
    const past = day.getFullYear() !== new Date(now()).getFullYear();
    if (!name && !past) return format.dateTime(day, { hour: 'numeric', minute: '2-digit' });
    return format.dateTime(day, { day: 'numeric', month: 'short', year: past ? 'numeric' : undefined });
  };
}
