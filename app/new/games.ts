import * as tiles from '@/lib/rules/carcassonne/players';
import * as cards from '@/lib/rules/cardcassonne/deck';
import type { GlyphName } from '../design/glyph';

/** What is chosen of somebody before the first round or turn. */
export type Role = 'deals' | 'goes-first';

/** What the set-up of a table needs to know of a game before its own part of the screen is here. */
export type PlannedGame = { least: number; most: number; glyph: GlyphName; role: Role };

/** The games that a table can be started for, by id. A further game is one line, and one in set-ups.ts. */
export const GAMES = {
  cardcassonne: { least: cards.LEAST_PLAYERS, most: cards.MOST_PLAYERS, glyph: 'cards', role: 'deals' },
  carcassonne: { least: tiles.LEAST_PLAYERS, most: tiles.MOST_PLAYERS, glyph: 'city', role: 'goes-first' },
  'christmas-present': { least: tiles.LEAST_PLAYERS, most: tiles.MOST_PLAYERS, glyph: 'deck', role: 'goes-first' },
  benelux: { least: tiles.LEAST_PLAYERS, most: tiles.MOST_PLAYERS, glyph: 'chip', role: 'goes-first' },
} as const satisfies Record<string, PlannedGame>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** The game of that id; of one that this version does not know, the first. */
export const gameOf = (id: string | undefined): GameId => GAME_IDS.find((game) => game === id) ?? 'cardcassonne';
