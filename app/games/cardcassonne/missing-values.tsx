'use client';

import { useState } from 'react';
import { Message } from '@/app/design/message';
import { Later } from '@/app/frame/later';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { TableScoringCard } from './scoring-cards';

/** The values that totals wait for, all in one question. */
export function MissingValues() {
  const t = useWords();
  const { evening, session } = useEvening();
  const [copying, setCopying] = useState(false);
  const { missing } = evening;
  return (
    <>
      {missing.length > 0 && !session.finished && (
        <Message
          tone="warn"
          fact={t('evening.live.missing', { counts: missing.join(', ') })}
          action={{ label: t('cardcassonne.claim.copyNow'), onClick: () => setCopying(true) }}
        />
      )}
      <Later of={TableScoringCard} open={copying} onClose={() => setCopying(false)} missing={missing} />
    </>
  );
}
