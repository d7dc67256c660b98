'use client';

import { useId } from 'react';
import { Mark } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { Pressable } from '@/app/design/pressable';
import { SwitchRow } from '@/app/design/switch';
import { useWords } from '@/app/table/words';
import type { Field } from '@/lib/rules/carcassonne/field';
import type { Seat } from '@/lib/sessions/events';

type FarmPigsProps = {
  field: Field;
  seats: readonly Seat[];
  onPig: (player: string) => void;
  onHerd: (there: boolean) => void;
};

/** Whose pig is there, one key for each player, and whether a herd is. */
export function FarmPigs({ field, seats, onPig, onHerd }: FarmPigsProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="pig-title" id={id}>
        <Glyph name="pig" /> {t('count.farms.pigs')}
      </p>
      <fieldset className="pig-keys" aria-labelledby={id}>
        {seats.map(({ player, name, colour }) => (
          <Pressable
            key={player}
            className="pig-key"
            aria-label={t('count.farms.pigOf', { name })}
            aria-pressed={(field.pigs?.[player] ?? 0) > 0}
            onClick={() => onPig(player)}
          >
            <Mark colour={colour} size={18} />
          </Pressable>
        ))}
      </fieldset>
      <SwitchRow
        className="switch-card"
        title={t('count.farms.herd')}
        checked={field.pigHerd === true}
        onChange={onHerd}
      />
    </div>
  );
}
