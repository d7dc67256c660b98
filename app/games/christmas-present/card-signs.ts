import type { RowColour } from '@/app/design/card-glyphs';
import type { GlyphName } from '@/app/design/glyph';
import type { Deck, Timing } from '@/lib/rules/christmas-present/cards';

/** The colour and sign of each deck. */
export const DECK_SIGNS = {
  cloister: { row: 'yellow', glyph: 'monastery' },
  road: { row: 'red', glyph: 'road' },
} as const satisfies Record<Deck, { row: RowColour; glyph: GlyphName }>;

/** The sign of when a card acts. */
export const TIMING_GLYPHS: Record<Timing, GlyphName> = {
  'at-once': 'now',
  'own-turn': 'anytime',
  'when-attacked': 'shield',
  end: 'gate',
};
