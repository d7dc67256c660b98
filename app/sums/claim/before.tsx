'use client';

import { useState } from 'react';
import { animalGlyphs } from '@/app/design/card-glyphs';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { CountRow } from '@/app/games/cardcassonne/count-row';
import { animalKindText, animalsText } from '@/app/games/cardcassonne/reason-text';
import { type Translate, useWords } from '@/app/table/words';
import type { PlayArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { JOKERS, LARGEST_KIND } from '@/lib/rules/cardcassonne/deck';
import { type ClaimInput, refuseSum, type SumRefusal } from '../area';
import { Refused } from '../refused';

type BeforeProps = { input: ClaimInput; onChange: (area: PlayArea) => void };

/** The animals that lay before the player already, in a line that opens to count them. */
export function Before({ input, onChange }: BeforeProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Leaf>
        <Row
          icon={<Glyph name="paw" />}
          title={t('sums.before.title')}
          note={areaText(t, input.area)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Leaf>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('sums.before.title')}
        closeLabel={t('common.actions.close')}
      >
        <Counts input={input} onChange={onChange} />
      </Sheet>
    </>
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

function areaText(t: Translate, { animals, waitingJokers }: PlayArea): string {
  const kinds = COLOURS.filter((kind) => animals[kind] > 0).map((kind) => animalsText(t, kind, animals[kind]));
  const waiting = waitingJokers > 0 ? [t('cardcassonne.live.waitingJokers', { count: waitingJokers })] : [];
  return [...kinds, ...waiting].join(', ') || t('sums.before.none');
}
