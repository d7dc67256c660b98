import { animalGlyphs, type RowColour } from './card-glyphs';
import { Glyph, type GlyphName } from './glyph';

export interface Rung {
  count: number;
  /** Points for this many; without it the value is not on file. */
  value?: number;
  state: 'held' | 'next' | 'later';
  /** The rung in words. */
  label: string;
}

interface AnimalLadderProps {
  row?: RowColour | 'joker';
  glyph?: GlyphName;
  title: string;
  rungs: readonly Rung[];
}

/** How many animals of a kind are held and what each further one brings. Dashed: no value on file. */
export function AnimalLadder({ row, glyph, title, rungs }: AnimalLadderProps) {
  const shape = glyph ?? animalGlyphs[row ?? 'joker'];
  return (
    <div className="ladder">
      <span className="ladder-title">{title}</span>
      <ol className="rungs" data-row={row} aria-label={title}>
        {rungs.map((rung) => (
          <li
            key={rung.count}
            className="rung"
            data-state={rung.state}
            data-blank={rung.value === undefined && rung.state !== 'held' ? true : undefined}
          >
            <span className="sr-only">{rung.label}</span>
            <span className="rung-top" aria-hidden>
              {rung.state === 'held' ? <Glyph name={shape} /> : rung.count}
            </span>
            <span className="rung-value num" aria-hidden>
              {rung.value ?? (rung.state === 'next' ? '?' : '')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
