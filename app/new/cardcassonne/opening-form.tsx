'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/design/button';
import { animalGlyphs } from '@/app/design/card-glyphs';
import { Leaf } from '@/app/design/leaf';
import { TextField } from '@/app/design/text-field';
import { CountRow } from '@/app/games/cardcassonne/count-row';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { BUILDINGS, JOKERS, LARGEST_KIND } from '@/lib/rules/cardcassonne/deck';
import type { PlayerOpening } from '@/lib/rules/cardcassonne/facts';
import { nothingBrought } from '@/lib/rules/cardcassonne/opening';

const MOST_IN_CHEST = COLOURS.length * BUILDINGS + JOKERS.building;

type OpeningFormProps = {
  brought: PlayerOpening | undefined;
  /** Called at every change, so that closing loses nothing. */
  onChange: (brought: PlayerOpening) => void;
  onDone: () => void;
};

/** What one player has when the phone joins the game: points, animals by kind, waiting jokers, cards in the chest. */
export function OpeningForm({ brought: has = nothingBrought(), onChange, onDone }: OpeningFormProps) {
  const t = useTranslations();
  const [points, setPoints] = useState(has.points === 0 ? '' : String(has.points));
  const isNumber = reads(points);

  function type(text: string) {
    setPoints(text);
    if (reads(text)) onChange({ ...has, points: Number(text) });
  }

  function done(event: FormEvent) {
    event.preventDefault();
    if (isNumber) onDone();
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={done}>
      <TextField
        label={t('cardcassonneSetUp.late.points')}
        value={points}
        onChange={type}
        inputMode="numeric"
        error={isNumber ? undefined : t('cardcassonneSetUp.late.pointsBad')}
      />
      <Leaf>
        {COLOURS.map((colour) => (
          <CountRow
            key={colour}
            row={colour}
            glyph={animalGlyphs[colour]}
            label={t(`cardcassonne.animalKind.${colour}`)}
            value={has.animals[colour]}
            max={LARGEST_KIND}
            onChange={(count) => onChange({ ...has, animals: { ...has.animals, [colour]: count } })}
          />
        ))}
        <CountRow
          row="joker"
          glyph={animalGlyphs.joker}
          label={t('cardcassonneSetUp.late.jokers')}
          value={has.waitingJokers}
          max={JOKERS.animal}
          onChange={(waitingJokers) => onChange({ ...has, waitingJokers })}
        />
        <CountRow
          glyph="chest"
          label={t('cardcassonneSetUp.late.chest')}
          value={has.chest}
          max={MOST_IN_CHEST}
          onChange={(chest) => onChange({ ...has, chest })}
        />
      </Leaf>
      <Button look="strong" type="submit">
        {t('common.actions.done')}
      </Button>
    </form>
  );
}

const reads = (points: string): boolean => /^\d{0,4}$/.test(points.trim());
