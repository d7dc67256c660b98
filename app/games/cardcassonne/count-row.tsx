'use client';

import { useTranslations } from 'use-intl';
import type { RowColour } from '@/app/design/card-glyphs';
import type { GlyphName } from '@/app/design/glyph';
import { RowTile } from '@/app/design/row-tile';
import { Stepper } from '@/app/design/stepper';

type CountRowProps = {
  /** Without a row the tile is plain. */
  row?: RowColour | 'joker';
  glyph: GlyphName;
  label: string;
  value: number;
  max: number;
  onChange: (count: number) => void;
};

/** How many of one kind there are. */
export function CountRow({ row, glyph, label, value, max, onChange }: CountRowProps) {
  return (
    <div className="row">
      <RowTile row={row} glyph={glyph} />
      <span className="min-w-0 flex-[1_1_5rem] wrap-anywhere">{label}</span>
      <CountStepper label={label} value={value} max={max} onChange={onChange} />
    </div>
  );
}

/** The two keys of a count, named by what they count. */
export function CountStepper({
  label,
  value,
  max,
  onChange,
}: Pick<CountRowProps, 'label' | 'value' | 'max' | 'onChange'>) {
  const t = useTranslations();
  return (
    <Stepper
      label={label}
      lessLabel={t('cardcassonne.count.fewer', { kind: label })}
      moreLabel={t('cardcassonne.count.more', { kind: label })}
      value={value}
      max={max}
      onChange={onChange}
    />
  );
}
