'use client';

import { ChevronRight } from 'lucide-react';
import { Glyph } from '@/app/design/glyph';
import { Leaf } from '@/app/design/leaf';
import { Pressable } from '@/app/design/pressable';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { useChips } from './chips-context';
import { ChipBefore } from './held-chips';
import { TakenMessage } from './taken-message';

/** What lies before whoever is on turn, and the way to the chips. */
export function LiveChips() {
  const t = useWords();
  const { id, chips, view, ended, nameOf } = useChips();
  const player = view.turn?.player ?? null;
  const held = player === null ? [] : (chips.held[player] ?? []);
  const chooses = !ended && chips.tile.collected === null && chips.tile.paid === null;
  const ready = chooses && held.some((chip) => chip.ready);
  const { onMap } = chips;
  return (
    <>
      <TakenMessage />
      <Leaf>
        <Pressable className="row flex-wrap" onClick={() => go(id, 'benelux')}>
          <span className="row-icon">
            <Glyph name="chip" />
          </span>
          <span className="row-words">
            <b>{t('benelux.live.open')}</b>
            <span className="tag">
              {ready
                ? t('benelux.live.choose', { name: nameOf(player ?? ''), onMap })
                : t('benelux.live.none', { onMap })}
            </span>
          </span>
          <span className="row-end flex-wrap justify-end gap-1.5">
            {held.map((chip) => (
              <ChipBefore key={chip.entry} chip={chip} />
            ))}
          </span>
          <ChevronRight className="chevron" aria-hidden />
        </Pressable>
      </Leaf>
    </>
  );
}
