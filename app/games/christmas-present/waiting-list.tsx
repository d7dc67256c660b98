'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { Why } from '@/app/rules/why';
import { signed, useWords } from '@/app/table/words';
import type { Waiting } from '@/lib/rules/christmas-present/view';
import { gainsText } from '../carcassonne/entry-text';
import { reasonsText } from '../carcassonne/reason-text';
import { useCards } from './cards-context';
import { HeldLineSheet } from './held-line-sheet';

/** Points that locks keep back, with their sums, and the way to add a bonus that waits with them. */
export function WaitingList() {
  const t = useWords();
  const { cards, session } = useCards();
  const [adding, setAdding] = useState(false);
  if (cards.waiting.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="waiting">
      <SectionHead title={t('christmas.waiting.title')} id="waiting" />
      <Leaf>
        {cards.waiting.map((waiting) => (
          <WaitingRow key={waiting.entry} waiting={waiting} />
        ))}
      </Leaf>
      {!session.finished && (
        <Button className="border-dashed bg-transparent" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('christmas.waiting.line')}
        </Button>
      )}
      <HeldLineSheet open={adding} onClose={() => setAdding(false)} />
    </section>
  );
}

function WaitingRow({ waiting: { labels, gains } }: { waiting: Waiting }) {
  const t = useWords();
  const { nameOf } = useCards();
  const reasons = gains[0]?.reasons ?? [];
  const line = reasons.find((reason) => reason.item === 'line');
  const title = labels.join(' · ') || (line !== undefined && 'label' in line ? line.label : '');
  return (
    <div className="row">
      <span className="row-words">
        <Why rules={['XP-24']}>
          <b className="block" dir="auto">
            {title}
          </b>
          <span className="note">
            {[gainsText(t, gains, nameOf), line === undefined ? reasonsText(t, reasons) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Why>
      </span>
      <span className="num row-end text-h2 text-ink">{signed(gains[0]?.points ?? 0)}</span>
    </div>
  );
}
