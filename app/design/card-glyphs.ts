import type { GlyphName } from './glyph';

export type RowColour = 'yellow' | 'red' | 'green' | 'blue';
/** What a card shows; `hidden` is a card lying face-down. */
export type CardKind = 'person' | 'animal' | 'building' | 'dragon' | 'fairy' | 'hidden';

export const rowGlyphs: Record<RowColour, GlyphName> = {
  yellow: 'monastery',
  red: 'road',
  green: 'field',
  blue: 'city',
};

export const animalGlyphs: Record<RowColour | 'joker', GlyphName> = {
  yellow: 'hen',
  red: 'hoof',
  green: 'sheep',
  blue: 'paw',
  joker: 'wild-animal',
};

export const buildingGlyphs: Record<RowColour | 'joker', GlyphName> = {
  yellow: 'abbey',
  red: 'tollhouse',
  green: 'farmhouse',
  blue: 'townhouse',
  joker: 'wild-building',
};

/** The shape on a card. An animal or a building whose colour nobody noted gets the plain shape. */
export function cardGlyph(kind: CardKind, row: RowColour | 'joker' | undefined): GlyphName {
  switch (kind) {
    case 'animal':
      return row ? animalGlyphs[row] : 'paw';
    case 'building':
      return row ? buildingGlyphs[row] : 'farmhouse';
    case 'hidden':
      return 'face-down';
    default:
      return kind;
  }
}
