'use client';

import { Glyph } from '@/app/design/glyph';
import { Leaf } from '@/app/design/leaf';
import { Why } from '@/app/rules/why';
import { useWords } from '@/app/table/words';
import { useChips } from './chips-context';

/** What the last count leaves out: chips in front of players, and tiles on the islands (BX-11). */
export function ChipsAtTheEnd() {
  const t = useWords();
  const { chips } = useChips();
  const left = Object.values(chips.held).flat().length;
  const tiles = chips.colours.flatMap(({ stacks }) => stacks).reduce((sum, each) => sum + each, 0);
  return (
    <Leaf className="flex items-center gap-3 p-3">
      <Glyph name="chip" className="flex-none text-h2" />
      <div className="min-w-0 grow">
        <Why rules={['BX-11']}>
          <b className="block">{t('benelux.atTheEnd.fact')}</b>
          <span className="tag">{t('benelux.atTheEnd.text', { chips: left, tiles })}</span>
        </Why>
      </div>
    </Leaf>
  );
}
