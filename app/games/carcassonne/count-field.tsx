'use client';

import { type ReactNode, useId } from 'react';
import { NumberField } from '@/app/design/number-field';
import { NumberStrip } from '@/app/design/number-strip';
import { useWords } from '@/app/table/words';

type CountFieldProps = {
  label: string;
  icon?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** A strip of the usual numbers below. */
  strip?: boolean;
  /** In a card among others: its label is no heading. */
  plain?: boolean;
  /** What is wrong with the count. */
  error?: { fact: string; text: string } | undefined;
};

/** The numbers most often counted have a key each. */
const STRIP = { first: 2, last: 8 };

/** How many there are: typed, stepped, or tapped; what is wrong with it stands below. */
export function CountField({ label, icon, value, onChange, min, max, strip, plain, error }: CountFieldProps) {
  const t = useWords();
  const id = useId();
  const Label = plain ? 'p' : 'h2';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="count-line">
        <Label className="count-label">
          {icon}
          {label}
        </Label>
        <NumberField
          label={label}
          lessLabel={t('feature.count.fewer', { what: label })}
          moreLabel={t('feature.count.more', { what: label })}
          error={error ? id : undefined}
          {...{ value, onChange, min, max }}
        />
      </div>
      {strip && (
        <NumberStrip label={t('feature.count.usual', { what: label })} {...STRIP} value={value} onChange={onChange} />
      )}
      {error && (
        <p className="field-error" id={id} role="status">
          <span>
            {error.fact} {error.text}
          </span>
        </p>
      )}
    </div>
  );
}
