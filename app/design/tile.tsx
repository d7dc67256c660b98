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
  prefetch?: false;
  onClick?: () => void;
}

/** A way into something, such as a quick sum: tile and word. */
export function Tile({ label, row, glyph, href, prefetch, onClick }: TileProps) {
  return (
    <Pressable className="tile" href={href} prefetch={prefetch} onClick={onClick}>
      <RowTile row={row} glyph={glyph} size="wide" />
      <span>{label}</span>
    </Pressable>
  );
}

/** Lays tiles out, four in a line at most. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className="tiles">{children}</div>;
}
