'use client';

import { useTranslations } from 'use-intl';
import { Message } from '../design/message';

/** That whoever gets this can see what is still secret at so many tables; nothing where none is open. */
export function OpenChests({ count }: { count: number }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <Message tone="warn" fact={t('backup.file.openFact')}>
      {t('backup.file.openText', { count })}
    </Message>
  );
}
