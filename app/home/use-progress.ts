'use client';

import { useTranslations } from 'use-intl';
import type { TableRow } from '@/lib/sessions/table';

/** How far a table is, in words: its round of so many, or its turn; where nobody keeps turns, the tiles that are left. */
export function useProgress(): (table: TableRow) => string | null {
  const t = useTranslations();
  return ({ summary, options }) => {
    if (summary === null) return null;
    const { round, rounds, tilesLeft } = summary;
    if (rounds > 0) return t('home.round', { round, rounds });
    if (round > 0) return t('home.turn', { turn: round });
    const told = tilesLeft !== undefined && options.countdown !== 'hidden';
    return told ? t('home.tilesLeft', { count: tilesLeft }) : null;
  };
}
