'use client';

import { useTranslations } from 'use-intl';
import { Message } from '../design/message';

/** The tables could not be read: said as such, never shown as none. */
export function NotRead({ error }: { error: string }) {
  const t = useTranslations();
  const again = { label: t('common.actions.tryAgain'), onClick: () => window.location.reload() };
  return (
    <Message tone="bad" fact={t('common.home.failed')} action={again}>
      {t('common.home.failedText', { error })}
    </Message>
  );
}
