import type { ReactNode } from 'react';
import type { RowColour } from './card-glyphs';
import { Glyph, type GlyphName } from './glyph';

type GiftCardProps = {
  row: RowColour;
  glyph: GlyphName;
  title: string;
  picture: ReactNode;
  effect: string;
  timing: { glyph: GlyphName; label: string };
};

/** A card as large as a phone shows it: what it is called, a picture, what it does and when. */
export function GiftCard({ row, glyph, title, picture, effect, timing }: GiftCardProps) {
  return (
    <article className="gift" data-row={row}>
      <header>
        <Glyph name={glyph} />
        <h2>{title}</h2>
      </header>
      <div className="gift-picture">{picture}</div>
      <p>{effect}</p>
      <footer>
        <Glyph name={timing.glyph} />
        {timing.label}
      </footer>
    </article>
  );
}

type DeckBackProps = { row: RowColour; glyph: GlyphName; small?: boolean; empty?: boolean };

/** The back of a deck: hatching and the sign of its row. */
export function DeckBack({ row, glyph, small, empty }: DeckBackProps) {
  return (
    <span className={small ? 'deck-back deck-back-s' : 'deck-back'} data-row={row} data-empty={empty || undefined}>
      <Glyph name={glyph} />
    </span>
  );
}
