'use client';

import { useState } from 'react';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { animalsText } from '@/app/games/cardcassonne/reason-text';
import { type Translate, useWords } from '@/app/table/words';
import type { PlayArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { ClaimInput } from '../area';

const BeforeSheet = fetched(() => import('./before-sheet'));

export type BeforeProps = { input: ClaimInput; onChange: (area: PlayArea) => void };

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
      <Later of={BeforeSheet} open={open} onClose={() => setOpen(false)} input={input} onChange={onChange} />
    </>
  );
}

function areaText(t: Translate, { animals, waitingJokers }: PlayArea): string {
  const kinds = COLOURS.filter((kind) => animals[kind] > 0).map((kind) => animalsText(t, kind, animals[kind]));
  const waiting = waitingJokers > 0 ? [t('cardcassonne.live.waitingJokers', { count: waitingJokers })] : [];
  return [...kinds, ...waiting].join(', ') || t('sums.before.none');
}
