'use client';

import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerColour } from '@/lib/sessions/events';
import { Follower } from '../design/follower';
import { useColourName } from './use-colour-name';

type ColourKeysProps = {
  colours: readonly PlayerColour[];
  value: PlayerColour;
  onChange: (colour: PlayerColour) => void;
  note?: ReactNode;
};

/** The colour of somebody at the table: radio keys, each with its mark and its word. */
export function ColourKeys({ colours, value, onChange, note }: ColourKeysProps) {
  const t = useTranslations();
  const colourName = useColourName();
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <p className="text-[0.9375rem] font-semibold" id={id}>
        {t('common.person.colour')}
      </p>
      <div className="grid grid-cols-3 gap-1.5" role="radiogroup" aria-labelledby={id}>
        {colours.map((colour) => (
          <label key={colour} className="row-key choice">
            <input
              className="radio"
              type="radio"
              name={id}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <Follower colour={colour} size={34} />
            <span>{colourName(colour)}</span>
          </label>
        ))}
      </div>
      {note && <p className="note">{note}</p>}
    </div>
  );
}
