'use client';

import { useTranslations } from 'use-intl';
import { BLOCKED } from '@/lib/db/failure';
import { Message } from '../design/message';

/** What is stored could not be read: said as such, with what to do, and never shown as nothing. */
export function NotRead({ fact, error }: { fact: string; error: string }) {
  const t = useTranslations();
  const again = { label: t('common.actions.tryAgain'), onClick: () => window.location.reload() };
  return (
    <Message tone="bad" fact={fact} action={again}>
      {error === BLOCKED ? t('common.problem.blocked') : t('common.problem.notRead', { error })}
    </Message>
  );
}
