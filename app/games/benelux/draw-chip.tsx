'use client';

import { useState } from 'react';
import { Leaf } from '@/app/design/leaf';
import { MapChip } from '@/app/design/map-chip';
import { Pressable } from '@/app/design/pressable';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { drawLot } from '@/lib/db/lot';
import { type DrawnChip, drawChip } from '@/lib/rules/benelux/draw';
import type { CollectedFact } from '@/lib/rules/benelux/facts';
import type { Session } from '@/lib/sessions/replay';
import { placeNow } from '../carcassonne/carcassonne-context';
import { useChips } from './chips-context';
import { OnMap } from './found-chips';

/** No chips are at hand: the app draws the one that lies on the square, and shows it. */
export function DrawChip() {
  const t = useWords();
  const { view, session, chips, actions, colourOf } = useChips();
  const [shown, setShown] = useState<DrawnChip | null>(null);
  const last = chips.collected.find(({ drawn }) => drawn === shown?.drawn);
  async function draw() {
    const drawn = drawChip(chips.chips, everDrawn(session), drawLot);
    // An empty map has no chip to say so with: the rules do.
    const chip = drawn ?? { colour: chips.chips.set.colours[0] ?? '', value: chips.chips.set.values[0] ?? 0 };
    const fact: CollectedFact = { kind: 'benelux/collected', ...chip };
    if (await actions.act({ do: 'record', place: placeNow(view), fact })) setShown(drawn);
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby="found">
      <SectionHead title={t('benelux.found.title')} note={<OnMap />} id="found" />
      <Pressable className="btn btn-big" onClick={(event) => event.detail <= 1 && void draw()}>
        {t('benelux.found.draw')}
      </Pressable>
      <div role="status">
        {last && (
          <Leaf className="flex items-center gap-3 p-3">
            <MapChip colour={last.colour} value={last.value} />
            <b className="hand text-h2">
              {t('benelux.found.drawn', { colour: colourOf(last.colour), value: last.value })}
            </b>
          </Leaf>
        )}
      </div>
      <p className="note">{t('benelux.found.drawNote')}</p>
      <p className="note">
        {chips.colours
          .map(({ colour, unseen }) => t('benelux.found.unseenOf', { colour: colourOf(colour), left: unseen }))
          .join(' · ')}
      </p>
    </section>
  );
}

/** Every chip that the table ever drew, in order, those taken back among them. */
const everDrawn = ({ ever }: Session): DrawnChip[] =>
  ever.flatMap(({ fact }) => {
    const { kind, colour = '', value = 0, drawn } = fact as Partial<CollectedFact>;
    return kind === 'benelux/collected' && drawn !== undefined ? [{ colour, value, drawn }] : [];
  });
