'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph, type GlyphName } from '@/app/design/glyph';
import { SectionHead } from '@/app/design/section-head';
import { BOX_TILES, EXPANSIONS, type Expansion, tilesInBoxes } from '@/lib/rules/carcassonne/boxes';
import type { Options } from '@/lib/rules/carcassonne/options';

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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        {EXPANSIONS.map((box) => (
          <BoxRow
            key={box}
            box={box}
            chosen={options[box] === 'yes'}
            onChange={(on) => onChange({ [box]: on ? 'yes' : 'no' })}
          />
        ))}
      </div>
    </section>
  );
}

type BoxRowProps = { box: Expansion; chosen: boolean; onChange: (chosen: boolean) => void };

function BoxRow({ box, chosen, onChange }: BoxRowProps) {
  const t = useTranslations();
  return (
    <label className="choice relative flex min-h-16 items-center gap-1.5 rounded-m border-[1.5px] border-edge bg-leaf px-2 py-2">
      <input className="radio peer" type="checkbox" checked={chosen} onChange={() => onChange(!chosen)} />
      <span className="grid size-6 flex-none place-items-center rounded-s border-[1.5px] border-edge bg-page text-on-act peer-checked:border-act peer-checked:bg-act">
        {chosen && <Check className="size-4" strokeWidth={3} aria-hidden />}
      </span>
      <span className="min-w-0 grow leading-tight">
        <b className="block text-[0.9375rem]">{t(`carcassonne.box.${box}`)}</b>
        <span className="tag">{t('carcassonne.setUp.tiles', { count: BOX_TILES[box] })}</span>
      </span>
      <Glyph name={GLYPHS[box]} className="text-[1.15rem] text-hazel" />
    </label>
  );
}
