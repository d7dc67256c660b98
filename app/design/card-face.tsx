import { type CardKind, cardGlyph, type RowColour } from './card-glyphs';
import { classNames } from './class-names';
import { Glyph, type GlyphName } from './glyph';

export interface CardFaceProps {
  row?: RowColour | 'joker';
  kind: CardKind;
  /** The number on a person card; without one the person's shape stands in for it. */
  value?: number;
  glyph?: GlyphName;
  /** Wrong colour: dashed edge. */
  wrong?: boolean;
  /** Held from an earlier claim: dotted and pale. */
  held?: boolean;
  size?: 'm' | 's';
  /** The card's name for screen readers; without it the face is decoration. */
  label?: string;
}

/** A small card: hatched band of its row, then numeral or glyph. */
export function CardFace({ row, kind, value, glyph, wrong, held, size = 'm', label }: CardFaceProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <span
      className={classNames('face', size === 's' && 'face-s', wrong && 'face-wrong', held && 'face-held')}
      data-row={row}
      {...spoken}
    >
      {value === undefined ? <Glyph name={glyph ?? cardGlyph(kind, row)} /> : <span className="num">{value}</span>}
    </span>
  );
}
