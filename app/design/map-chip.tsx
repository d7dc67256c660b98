import { Glyph, type GlyphName } from './glyph';

/** The colours of chips that have a shape; each is known by its hole too. */
const SHAPES: Record<string, GlyphName> = { purple: 'chip-p', 'light-blue': 'chip-s', orange: 'chip-o' };

/** The shape of a chip of that colour. */
export const chipGlyph = (colour: string): GlyphName => SHAPES[colour] ?? 'chip';

type MapChipProps = {
  colour: string;
  value: number;
  small?: boolean;
  /** It cannot be paid yet. */
  waits?: boolean;
};

/** A chip of a map, its value in its hole. Decoration: the words beside it say the same. */
export function MapChip({ colour, value, small, waits }: MapChipProps) {
  return (
    <span
      className="chip"
      data-chip={colour}
      data-small={small || undefined}
      data-waits={waits || undefined}
      aria-hidden
    >
      <Glyph name={chipGlyph(colour)} />
      <b className="num">{value}</b>
    </span>
  );
}
