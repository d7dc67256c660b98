'use client';

import { useTranslations } from 'use-intl';
import type { WriteFailure } from '@/lib/db/write-failure';
import { Message } from '../design/message';

/** The phone did not take it: why, and the way to try again. What was entered is still on the screen. */
export function NotSaved({ failure, onAgain }: { failure: WriteFailure; onAgain: () => void }) {
  const t = useTranslations();
  const action = failure.newer
    ? { label: t('common.actions.reload'), onClick: () => window.location.reload() }
    : { label: t('common.actions.tryAgain'), onClick: onAgain };
  return (
    <Message tone="bad" fact={t('common.problem.notSaved')} action={action}>
      <Why failure={failure} />
    </Message>
  );
}

function Why({ failure: { error, newer } }: { failure: WriteFailure }) {
  const t = useTranslations();
  if (newer) return t('common.problem.newer');
  if (error === 'QuotaExceededError') return t('common.problem.full');
  if (error === 'DatabaseClosedError') return t('common.problem.closed');
  return t('common.problem.other', { error });
}
