'use client';

import { useId } from 'react';

interface NumberStripProps {
  /** What is counted. */
  label: string;
  first: number;
  last: number;
  /** May lie outside the strip, or be no number: then none of its keys is chosen. */
  value: number;
  onChange: (value: number) => void;
}

/** The usual numbers side by side, one tap each: radio buttons, so arrow keys move among them. */
export function NumberStrip({ label, first, last, value, onChange }: NumberStripProps) {
  const name = useId();
  const numbers = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  return (
    <div className="number-strip" role="radiogroup" aria-label={label}>
      {numbers.map((number) => (
        <label key={number} className="choice">
          <input
            className="radio"
            type="radio"
            name={name}
            checked={number === value}
            onChange={() => onChange(number)}
          />
          <span className="num">{number}</span>
        </label>
      ))}
    </div>
  );
}
