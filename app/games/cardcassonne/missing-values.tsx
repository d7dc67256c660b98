'use client';

import { type ReactNode, useState } from 'react';
import { Message } from '@/app/design/message';
import { Later } from '@/app/frame/later';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { TableScoringCard } from './scoring-cards';

/** The values that totals wait for, all in one question; `children`: what else follows from that. */
export function MissingValues({ children }: { children?: ReactNode }) {
  const t = useWords();
  const { evening, session } = useEvening();
  const [copying, setCopying] = useState(false);
  const { missing } = evening;
  return (
    <>
      {missing.length > 0 && !session.finished && (
        <Message
          tone="warn"
          fact={t('evening.live.missing', { counts: missing.join(', '), most: missing.at(-1) ?? 0 })}
          action={{ label: t('cardcassonne.claim.copyNow'), onClick: () => setCopying(true) }}
        >
          {children}
        </Message>
      )}
      <Later of={TableScoringCard} open={copying} onClose={() => setCopying(false)} missing={missing} />
    </>
  );
}
