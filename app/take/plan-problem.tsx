'use client';

import { useTranslations } from 'use-intl';
import { BLOCKED } from '@/lib/db/failure';
import type { WriteFailure } from '@/lib/db/write-failure';
import { Message } from '../design/message';
import { Failed } from '../frame/failed';

type PlanProblemProps = { problem: 'changed' | WriteFailure | null; onAgain: () => void };

/** Why it was not done: the phone changed meanwhile, or the store did not take it. */
export function PlanProblem({ problem, onAgain }: PlanProblemProps) {
  const t = useTranslations();
  if (problem === null) return null;
  if (problem !== 'changed') return <NotTaken failure={problem} onAgain={onAgain} />;
  return (
    <Message tone="warn" fact={t('backup.take.changed')}>
      {t('backup.take.changedText')}
    </Message>
  );
}

const sentences = { [BLOCKED]: 'common.problem.blocked', QuotaExceededError: 'backup.take.full' } as const;

function NotTaken({ failure, onAgain }: { failure: WriteFailure; onAgain: () => void }) {
  const { error } = failure;
  const t = useTranslations();
  const known = sentences[error as keyof typeof sentences];
  return (
    <Failed failure={failure} fact={t('backup.take.failed')} onAgain={onAgain}>
      {known ? t(known) : t('backup.take.failedText', { error })}
    </Failed>
  );
}
