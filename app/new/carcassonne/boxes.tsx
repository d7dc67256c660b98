'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph, type GlyphName } from '@/app/design/glyph';
import { SectionHead } from '@/app/design/section-head';
import { BOX_TILES, EXPANSIONS, type Expansion, tilesInBoxes } from '@/lib/rules/carcassonne/boxes';
import type { Options } from '@/lib/rules/carcassonne/options';
import { BoxTick } from './box-tick';

const GLYPHS: Record<Expansion, GlyphName> = {
  innsAndCathedrals: 'inn',
  tradersAndBuilders: 'bag',
  abbot: 'abbey',
  river: 'island',
};

type BoxesProps = { options: Options; onChange: (changed: Partial<Options>) => void };

/** Which boxes are on the table beside the base game, and how many tiles that makes. */
export function Boxes({ options, onChange }: BoxesProps) {
  const t = useTranslations();
  const titleId = useId();
  const count = tilesInBoxes(options);
  return (
    <section className="flex flex-col gap-3" aria-labelledby={titleId}>
      <SectionHead
        title={t('carcassonne.setUp.boxes')}
        note={t('carcassonne.setUp.allTiles', { count })}
        id={titleId}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,34%),1fr))] gap-2">
        {EXPANSIONS.map((box) => (
          <BoxTick
            key={box}
            title={t(`carcassonne.box.${box}`)}
            note={t('carcassonne.setUp.tiles', { count: BOX_TILES[box] })}
            icon={<Glyph name={GLYPHS[box]} className="text-[1.15rem] text-hazel" />}
            chosen={options[box] === 'yes'}
            onChange={(on) => onChange({ [box]: on ? 'yes' : 'no' })}
          />
        ))}
      </div>
    </section>
  );
}
