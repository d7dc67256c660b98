'use client';

import { useTranslations } from 'use-intl';
import type { GlyphName } from '../design/glyph';

/** The name of a game by its id; of one that this version does not know, the id. */
export function useGameName(): (game: string) => string {
  const t = useTranslations();
  return (game) => {
    if (game === 'carcassonne') return t('common.games.carcassonne');
    return game === 'cardcassonne' ? t('common.games.cardcassonne') : game;
  };
}

/** The sign of a game by its id. */
export const gameGlyph = (game: string): GlyphName => (game === 'carcassonne' ? 'city' : 'cards');
