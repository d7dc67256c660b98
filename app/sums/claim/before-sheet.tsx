'use client';

import { useState } from 'react';
import { animalGlyphs } from '@/app/design/card-glyphs';
import { Leaf } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { CountRow } from '@/app/games/cardcassonne/count-row';
import { animalKindText } from '@/app/games/cardcassonne/reason-text';
import { useWords } from '@/app/table/words';
import type { PlayArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { JOKERS, LARGEST_KIND } from '@/lib/rules/cardcassonne/deck';
import { refuseSum, type SumRefusal } from '../area';
import { Refused } from '../refused';
import type { BeforeProps } from './before';

/** Counts the animals that lay before the player already. */
export default function BeforeSheet({ open, onClose, ...props }: BeforeProps & { open: boolean; onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('sums.before.title')} closeLabel={t('common.actions.close')}>
      <Counts {...props} />
    </Sheet>
  );
}

function Counts({ input, onChange }: BeforeProps) {
  const t = useWords();
  const [refusal, setRefusal] = useState<SumRefusal | null>(null);
  const { row, cards, area } = input;
  function change(next: PlayArea) {
    const refused = refuseSum({ row, cards, area: next });
    setRefusal(refused);
    if (!refused) onChange(next);
  }
  return (
    <>
      <p className="note">{t('sums.before.text')}</p>
      <Leaf>
        {COLOURS.map((kind) => (
          <CountRow
            key={kind}
            row={kind}
            glyph={animalGlyphs[kind]}
            label={animalKindText(t, kind)}
            value={area.animals[kind]}
            max={LARGEST_KIND}
            onChange={(count) => change({ ...area, animals: { ...area.animals, [kind]: count } })}
          />
        ))}
        <CountRow
          row="joker"
          glyph={animalGlyphs.joker}
          label={t('sums.before.waiting')}
          value={area.waitingJokers}
          max={JOKERS.animal}
          onChange={(waitingJokers) => change({ ...area, waitingJokers })}
        />
      </Leaf>
      <Refused refusal={refusal} />
    </>
  );
}
