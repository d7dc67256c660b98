'use client';

import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { ChipRules } from './chip-rules';
import { useChips } from './chips-context';

/** The open questions of the chips, put right in the middle of the evening. */
export function ChipHouseRules() {
  const t = useWords();
  const { chips, change } = useChips();
  return (
    <section className="flex flex-col gap-2" aria-labelledby="chip-rules">
      <SectionHead title={t('benelux.title')} id="chip-rules" />
      <ChipRules options={chips.options} onChange={(options) => void change({ do: 'change-options', options })} />
    </section>
  );
}
