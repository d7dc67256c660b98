'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { applyUpdate, updateState } from '@/lib/pwa/register';
import { Message } from '../design/message';

/** Offers an update that has been fetched. It is applied only when asked. */
export function UpdateOffer() {
  const t = useTranslations();
  const state = useSyncExternalStore<'none' | 'ready'>(updateState.subscribe, updateState.get, () => 'none');
  if (state !== 'ready') return null;
  return (
    <Message
      tone="good"
      fact={t('common.update.ready')}
      action={{ label: t('common.update.apply'), onClick: applyUpdate }}
    >
      {t('common.update.readyText')}
    </Message>
  );
}
