import type { ReactNode } from 'react';
import type { RowColour } from './card-glyphs';
import type { GlyphName } from './glyph';
import { Pressable } from './pressable';
import { RowTile } from './row-tile';

interface TileProps {
  label: ReactNode;
  row?: RowColour;
  glyph?: GlyphName;
  href?: string;
  onClick?: () => void;
}

/** A way into something, such as a quick sum: tile and word. */
export function Tile({ label, row, glyph, href, onClick }: TileProps) {
  return (
    <Pressable className="tile" href={href} onClick={onClick}>
      <RowTile row={row} glyph={glyph} size="wide" />
      <span>{label}</span>
    </Pressable>
  );
}

/** Lays tiles out, four in a line at most. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className="tiles">{children}</div>;
}
