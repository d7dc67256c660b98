'use client';

import { type ComponentType, useState } from 'react';
import { Message } from '@/app/design/message';
import { Later } from '@/app/frame/later';
import { useWords } from '@/app/table/words';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import { animalsText } from './reason-text';
import type { ScoringCardProps } from './scoring-card-sheet';

type ValuesToCopyProps = {
  score: ClaimScore;
  /** Where the values are copied to. */
  card: ComponentType<ScoringCardProps>;
};

/** The animal values that a claim still waits for, and the way to copy them from the printed card. */
export function ValuesToCopy({ score: { reasons, missing }, card }: ValuesToCopyProps) {
  const t = useWords();
  const [copying, setCopying] = useState(false);
  const unknown = reasons.flatMap((reason) =>
    reason.reason === 'animals' && reason.points === null ? [animalsText(t, reason.colour, reason.count)] : [],
  );
  return (
    <>
      {unknown.length > 0 && (
        <Message
          tone="warn"
          fact={t('cardcassonne.claim.unknown', { animals: unknown.join(', ') })}
          action={{ label: t('cardcassonne.claim.copyNow'), onClick: () => setCopying(true) }}
        >
          {t('cardcassonne.claim.unknownText')}
        </Message>
      )}
      <Later of={card} open={copying} onClose={() => setCopying(false)} missing={missing} />
    </>
  );
}
