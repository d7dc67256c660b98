'use client';

import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

interface NumberFieldProps {
  /** What is counted. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** NaN: nothing that could be read as a number. */
  value: number;
  onChange: (value: number) => void;
  /** The keys stay within these; what is typed may be anything, and whoever asked for it says what is wrong with it. */
  min: number;
  max: number;
  /** The id of the words that say what is wrong. */
  error?: string;
}

/** − value +, where the value can be typed too. What was typed stays as it is until something else is entered. */
export function NumberField({ label, lessLabel, moreLabel, value, onChange, min, max, error }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const shown = Object.is(numberIn(typed), value) ? typed : numeral(value);
  const step = (by: number) => {
    const next = Number.isNaN(value) ? min : Math.min(max, Math.max(min, Math.trunc(value) + by));
    if (next !== value) onChange(next);
  };
  return (
    <fieldset className="step step-typed" aria-label={label} data-bad={error ? true : undefined}>
      <button type="button" aria-label={lessLabel} aria-disabled={value <= min || undefined} onClick={() => step(-1)}>
        <Minus aria-hidden />
      </button>
      <input
        className="num"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(numberIn(event.target.value));
        }}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={moreLabel} aria-disabled={value >= max || undefined} onClick={() => step(1)}>
        <Plus aria-hidden />
      </button>
    </fieldset>
  );
}

const numeral = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** "2,5" and a printed minus sign are read as people mean them. */
function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return plain === '' ? Number.NaN : Number(plain);
}
