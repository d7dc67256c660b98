'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface CardChoice<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  label: string;
  choices: readonly CardChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Exclusive choices as large cards with a line of explanation, such as the game to play. */
export function ChoiceCards<Value extends string>({ label, choices, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <div
      className="grid grid-cols-[repeat(auto-fit,minmax(min(max(9.5rem,34%),100%),1fr))] gap-2"
      role="radiogroup"
      aria-label={label}
    >
      {choices.map((choice) => (
        <label key={choice.value} className="choice-card choice">
          <input
            className="radio"
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          <span>
            <b>{choice.label}</b>
            {choice.note && <span className="tag">{choice.note}</span>}
          </span>
          <Check className="tick" aria-hidden />
        </label>
      ))}
    </div>
  );
}
