'use client';

import { Minus, Plus } from 'lucide-react';

interface StepperProps {
  /** What is counted. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
}

/** − value +. At either end the button says so (aria-disabled) and keeps its focus. */
export function Stepper({ label, lessLabel, moreLabel, value, onChange, min = 0, max = 999, step = 1 }: StepperProps) {
  const atMin = value <= min;
  const atMax = value >= max;
  return (
    <fieldset className="step" aria-label={label}>
      <button
        type="button"
        aria-label={lessLabel}
        aria-disabled={atMin || undefined}
        onClick={() => !atMin && onChange(Math.max(min, value - step))}
      >
        <Minus aria-hidden />
      </button>
      <output className="num">{value}</output>
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={atMax || undefined}
        onClick={() => !atMax && onChange(Math.min(max, value + step))}
      >
        <Plus aria-hidden />
      </button>
    </fieldset>
  );
}
