'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export interface SegmentChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Takes the place of the tick. */
  icon?: ReactNode;
  disabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  /** What is being chosen; or the id of words that say so. */
  label?: string;
  labelledBy?: string;
  choices: readonly SegmentChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** One below the other, for long words. */
  stack?: boolean;
  /** A tick on what is chosen, where there is no icon. On by default. */
  tick?: boolean;
}

/** A few exclusive choices side by side: radio buttons, so arrow keys move among them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, labelledBy, choices, value, onChange, stack, tick = true } = props;
  const name = useId();
  return (
    <div
      className={classNames('seg', stack && 'seg-stack')}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            className="radio"
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon ?? (tick && choice.value === value && <Check aria-hidden />)}
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
