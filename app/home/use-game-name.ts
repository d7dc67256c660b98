'use client';

import { useTranslations } from 'use-intl';

/** The name of a game by its id; of one that this version does not know, the id. */
export function useGameName(): (game: string) => string {
  const t = useTranslations();
  return (game) => (game === 'cardcassonne' ? t('common.games.cardcassonne') : game);
}
