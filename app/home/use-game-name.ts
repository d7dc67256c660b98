'use client';

import { useTranslations } from 'use-intl';
import type { GlyphName } from '../design/glyph';

/** The signs of games and add-ons, by id. A further one is one line here, and its name under common.games. */
const SIGNS = {
  cardcassonne: 'cards',
  carcassonne: 'city',
  benelux: 'chip',
  'christmas-present': 'deck',
} as const satisfies Record<string, GlyphName>;

const isKnown = (game: string): game is keyof typeof SIGNS => Object.hasOwn(SIGNS, game);

/** The name of a game or an add-on by its id; of one that this version does not know, the id. */
export function useGameName(): (game: string) => string {
  const t = useTranslations();
  return (game) => (isKnown(game) ? t(`common.games.${game}`) : game);
}

/** What is played at a table: its game, and the add-ons that join it. */
export function usePlayedName(): (table: { game: string; addOns?: Record<string, number> }) => string {
  const nameOf = useGameName();
  return ({ game, addOns = {} }) => [game, ...Object.keys(addOns)].map(nameOf).join(' + ');
}

/** The sign of a game or an add-on by its id. */
export const gameGlyph = (game: string): GlyphName => (isKnown(game) ? SIGNS[game] : 'cards');
