'use client';

import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { SwitchRow } from '@/app/design/switch';
import { useWords } from '@/app/table/words';
import type { Lying } from '@/lib/rules/christmas-present/lying';
import { CardSign } from './card-picture';
import { nameText } from './card-words';
import { useCards } from './cards-context';

type LyingRowsProps = { offered: readonly Lying[]; chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** Which of the cards that lie somewhere lie on this feature or farm. */
export function LyingRows({ offered, chosen, onChange }: LyingRowsProps) {
  const t = useWords();
  const { nameOf } = useCards();
  if (offered.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHead title={t('christmas.lying.on')} level={3} />
      <Leaf>
        {offered.map(({ nth, card, label, player }) => (
          <SwitchRow
            key={nth}
            icon={<CardSign card={card} />}
            title={label}
            note={`${nameText(t, card)} · ${nameOf(player)}`}
            checked={chosen.includes(nth)}
            onChange={(on) => onChange(on ? [...chosen, nth] : chosen.filter((each) => each !== nth))}
          />
        ))}
      </Leaf>
    </section>
  );
}
