'use client';

import { useId } from 'react';
import type { RowColour } from './card-glyphs';
import type { GlyphName } from './glyph';
import { RowTile } from './row-tile';

export interface RowChoice<Value extends string> {
  value: Value;
  row?: RowColour;
  glyph?: GlyphName;
  label: string;
}

interface RowKeysProps<Value extends string> {
  /** What is being chosen. */
  label: string;
  choices: readonly RowChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Which row: radio keys with the row's tile. Arrow keys move, as among all radio buttons. */
export function RowKeys<Value extends string>({ label, choices, value, onChange }: RowKeysProps<Value>) {
  const name = useId();
  return (
    <div className="row-keys" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className="row-key choice" data-row={choice.row}>
          <input
            className="radio"
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <RowTile row={choice.row} glyph={choice.glyph} size="wide" />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
