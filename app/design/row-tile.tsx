import { animalGlyphs, type RowColour, rowGlyphs } from './card-glyphs';
import { classNames } from './class-names';
import { Glyph, type GlyphName } from './glyph';

interface RowTileProps {
  /** Without a row the tile is plain. */
  row?: RowColour | 'joker';
  size?: 'm' | 's' | 'xs' | 'wide';
  glyph?: GlyphName;
  label?: string;
}

/** The sign of a row of cards: colour, hatching and glyph, always a rectangle. */
export function RowTile({ row, size = 'm', glyph, label }: RowTileProps) {
  const shape = glyph ?? (row === 'joker' ? animalGlyphs.joker : row && rowGlyphs[row]);
  return (
    <span className={classNames('rt', size !== 'm' && `rt-${size}`)} data-row={row}>
      {shape && <Glyph name={shape} label={label} />}
    </span>
  );
}
