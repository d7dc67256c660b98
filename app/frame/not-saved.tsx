'use client';

import { useTranslations } from 'use-intl';
import { BLOCKED } from '@/lib/db/failure';
import type { WriteFailure } from '@/lib/db/write-failure';
import { Failed } from './failed';

/** What is missing was most likely replaced by an update: only loading the page anew brings it. */
const PART_MISSING = 'ChunkLoadError';

const sentences = {
  [BLOCKED]: 'common.problem.blocked',
  [PART_MISSING]: 'common.problem.partMissing',
  ErasedTable: 'common.problem.erased',
  QuotaExceededError: 'common.problem.full',
  DatabaseClosedError: 'common.problem.closed',
} as const;

/** The phone did not take it: why, and the way to try again. What was entered is still on the screen. */
export function NotSaved({ failure, onAgain }: { failure: WriteFailure; onAgain: () => void }) {
  const { error, newer } = failure;
  const t = useTranslations();
  const known = newer ? 'common.problem.newer' : sentences[error as keyof typeof sentences];
  return (
    <Failed
      failure={failure}
      fact={t('common.problem.notSaved')}
      reload={newer || error === PART_MISSING}
      onAgain={onAgain}
    >
      {known ? t(known) : t('common.problem.other', { error })}
    </Failed>
  );
}
