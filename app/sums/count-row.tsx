'use client';

import { useTranslations } from 'use-intl';
import type { RowColour } from '../design/card-glyphs';
import type { GlyphName } from '../design/glyph';
import { RowTile } from '../design/row-tile';
import { Stepper } from '../design/stepper';

type CountRowProps = {
  row: RowColour | 'joker';
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
      <span className="grow">{label}</span>
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
      lessLabel={t('sums.fewer', { kind: label })}
      moreLabel={t('sums.more', { kind: label })}
      value={value}
      max={max}
      onChange={onChange}
    />
  );
}
