'use client';

import { useTranslations } from 'use-intl';
import { Message } from '../design/message';

/** The file could not be made: said as such. */
export function NotMade({ error }: { error: string }) {
  const t = useTranslations();
  return (
    <Message tone="bad" fact={t('backup.file.failed')}>
      {t('backup.file.failedText', { error })}
    </Message>
  );
}
