'use client';

import { type ReactNode, useState } from 'react';
import type { ClaimScore } from '@/lib/rules/cardcassonne/index';
import type { ScoringCard } from '@/lib/rules/cardcassonne/progression';
import { Message } from '../design/message';
import { RunningSum } from '../design/running-sum';
import { animalsText, useWords } from '../games/cardcassonne/reason-text';
import { rulesBehind } from '../games/cardcassonne/rules-behind';
import { Why } from '../rules/why';
import { CopyValues } from './copy-values';

/** The sum so far, with a sign that more may come. */
export function Total({ score, children }: { score: ClaimScore; children: ReactNode }) {
  const t = useWords();
  const waits = score.missing.length > 0;
  return (
    <RunningSum
      points={waits ? t('cardcassonne.live.waits', { points: score.points }) : score.points}
      why={<Why rules={rulesBehind(score)} />}
    >
      {children}
    </RunningSum>
  );
}

/** The animal values that the sum still needs, and the way to copy them from the printed card. */
export function MissingValues({ score, values }: { score: ClaimScore; values: ScoringCard }) {
  const t = useWords();
  const [copying, setCopying] = useState(false);
  const unknown = score.reasons.flatMap((reason) =>
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
      <CopyValues open={copying} onClose={() => setCopying(false)} values={values} missing={score.missing} />
    </>
  );
}
