'use client';

import { useTranslations } from 'use-intl';
import type { WriteFailure } from '@/lib/db/write-failure';
import { Message } from '../design/message';
import { useTries } from './use-tries';

type FailedProps = {
  failure: WriteFailure;
  fact: string;
  /** Whether only loading the page anew helps; else it can be tried again. */
  reload?: boolean;
  onAgain: () => void;
  /** Why, as a sentence. */
  children: string;
};

/** The store did not take something: why, how often it was tried, and the way on. */
export function Failed({ failure, fact, reload = failure.newer, onAgain, children }: FailedProps) {
  const t = useTranslations();
  const tries = useTries(failure);
  const action = reload
    ? { label: t('common.actions.reload'), onClick: () => window.location.reload() }
    : { label: t('common.actions.tryAgain'), onClick: onAgain };
  return (
    <Message tone="bad" fact={fact} action={action}>
      {children} {tries > 1 && t('common.problem.tried', { tries })}
    </Message>
  );
}
