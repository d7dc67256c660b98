/** Every shape in public/glyphs.svg, without its g- prefix. */
export type GlyphName =
  | 'follower'
  | 'person'
  | 'm-red'
  | 'm-blue'
  | 'm-yellow'
  | 'm-black'
  | 'm-green'
  | 'm-pink'
  | 'monastery'
  | 'road'
  | 'city'
  | 'field'
  | 'farm'
  | 'cathedral'
  | 'inn'
  | 'shield'
  | 'pig'
  | 'hen'
  | 'sheep'
  | 'hoof'
  | 'paw'
  | 'abbey'
  | 'tollhouse'
  | 'farmhouse'
  | 'townhouse'
  | 'dragon'
  | 'fairy'
  | 'chest'
  | 'chest-open'
  | 'chip'
  | 'card'
  | 'cards'
  | 'deck'
  | 'face-down'
  | 'now'
  | 'anytime'
  | 'gate'
  | 'crown'
  | 'manicule'
  | 'scales'
  | 'island'
  | 'tally'
  | 'bag'
  | 'wild'
  | 'flag-100'
  | 'chip-p'
  | 'chip-s'
  | 'chip-o'
  | 'wild-animal'
  | 'wild-building';
interface GlyphProps {
  name: GlyphName;
  /** Spoken instead of the shape; without it the glyph is decoration. */
  label?: string;
  className?: string;
}

/** The address of a shape in the sprite. */
export function glyphHref(name: GlyphName): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/glyphs.svg#g-${name}`;
}

/** One solid shape in the ink of its surroundings; 1.25 em wide unless a class says otherwise. */
export function Glyph({ name, label, className }: GlyphProps) {
  return (
    <svg
      className={className ? `g ${className}` : 'g'}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={glyphHref(name)} />
    </svg>
  );
}
