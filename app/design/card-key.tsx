'use client';

import type { MouseEvent } from 'react';
import { type CardKind, cardGlyph, type RowColour } from './card-glyphs';
import { Glyph, type GlyphName } from './glyph';
import { useHoldRepeat } from './use-hold-repeat';

interface CardKeyProps {
  row?: RowColour | 'joker';
  kind: CardKind;
  value?: number;
  glyph?: GlyphName;
  /** The words under the numeral: a name. */
  caption?: string;
  /** How many are left, once they are few; a line of its own, so that the name stays. */
  left?: string;
  /** How often it was tapped; shown from 1 up. */
  count?: number;
  /** `gone` and `refused` are aria-disabled but still call onClick, so the screen can say why. */
  state?: 'rest' | 'gone' | 'refused';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called again and again while the key is held down. */
  onRepeat?: () => void;
  /** The key's full name, with what is left of it. */
  'aria-label': string;
  'aria-describedby'?: string;
}

/** A key of the claim keypad: the face of a card that is added with one tap. */
export function CardKey({
  row,
  kind,
  value,
  glyph,
  caption,
  left,
  count = 0,
  state = 'rest',
  ...button
}: CardKeyProps) {
  const { onClick, onRepeat, ...named } = button;
  const hold = useHoldRepeat(state === 'rest' ? onRepeat : undefined);
  return (
    <button
      type="button"
      className="key"
      data-row={row}
      data-state={state}
      aria-disabled={state !== 'rest' || undefined}
      onClick={(event) => {
        if (!hold.swallow()) onClick?.(event);
      }}
      {...hold.handlers}
      {...named}
    >
      {value === undefined ? <Glyph name={glyph ?? cardGlyph(kind, row)} /> : <span className="num">{value}</span>}
      {caption && <span className="key-label">{caption}</span>}
      {left && <span className="key-label key-left">{left}</span>}
      {count > 0 && <span className="cnt">{count}</span>}
    </button>
  );
}

/** Lays keys out, five in a line at most; fewer where the text is large. */
export function CardKeys({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="keys" aria-label={label}>
      {children}
    </fieldset>
  );
}
