'use client';

import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Follower } from './follower';
import type { PlayerColour } from './piece-shapes';

export interface PieceCount {
  id: string;
  colour: PlayerColour;
  name: string;
  count: number;
  moreLabel: string;
  fewerLabel: string;
  /** Has the majority: set off, with what that gives. */
  wins?: boolean;
  gain?: ReactNode;
}

interface PieceCountsProps {
  label: string;
  counts: readonly PieceCount[];
  onChange: (id: string, count: number) => void;
  max: number;
}

/** Followers per player, side by side: + above, − below. */
export function PieceCounts({ label, counts, onChange, max }: PieceCountsProps) {
  return (
    <fieldset className="pieces" aria-label={label}>
      {counts.map(({ id, colour, name, count, moreLabel, fewerLabel, wins, gain }) => (
        <div key={id} className="piece" data-wins={wins || undefined}>
          <button
            type="button"
            className="ib"
            aria-label={moreLabel}
            aria-disabled={count >= max || undefined}
            onClick={() => count < max && onChange(id, count + 1)}
          >
            <Plus aria-hidden />
          </button>
          <span className="piece-count">
            <Follower colour={colour} size={32} />
            <output className="num" aria-label={name}>
              {count}
            </output>
          </span>
          <span className="piece-name" dir="auto" aria-hidden>
            {name}
          </span>
          <button
            type="button"
            className="ib"
            aria-label={fewerLabel}
            aria-disabled={count <= 0 || undefined}
            onClick={() => count > 0 && onChange(id, count - 1)}
          >
            <Minus aria-hidden />
          </button>
          {gain && <span className="piece-gain">{gain}</span>}
        </div>
      ))}
    </fieldset>
  );
}

export interface PieceChoice {
  id: string;
  colour: PlayerColour;
  name: string;
  chosen: boolean;
  gain?: ReactNode;
}

/** Which players: one key each, several can be chosen. */
export function PieceChoices(props: {
  label: string;
  choices: readonly PieceChoice[];
  onToggle: (id: string) => void;
}) {
  return (
    <fieldset className="pieces" aria-label={props.label}>
      {props.choices.map(({ id, colour, name, chosen, gain }) => (
        <button
          key={id}
          type="button"
          className="piece piece-key"
          data-wins={chosen || undefined}
          aria-pressed={chosen}
          onClick={() => props.onToggle(id)}
        >
          <Follower colour={colour} size={32} />
          <span className="piece-name" dir="auto">
            {name}
          </span>
          {gain && <span className="piece-gain">{gain}</span>}
        </button>
      ))}
    </fieldset>
  );
}
