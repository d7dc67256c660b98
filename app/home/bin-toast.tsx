'use client';

import { Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { BLOCKED } from '@/lib/db/failure';
import { Message } from '../design/message';
import { Toast } from '../design/toast';
import { binFailure, type JustBinned, justBinned, undoBinned } from './just-binned';

/** Says in passing that a table was deleted, and takes that back at one tap. */
export function BinToast() {
  const t = useTranslations();
  const binned = useSyncExternalStore<JustBinned | null>(justBinned.subscribe, justBinned.get, () => null);
  if (!binned) return null;
  return (
    <Toast
      key={binned.nth}
      icon={<Trash2 aria-hidden />}
      action={{ label: t('common.actions.undo'), onClick: () => void undoBinned(binned) }}
      onDone={() => justBinned.set(null)}
    >
      {t('home.deleted', { name: binned.name })}
    </Toast>
  );
}

const sentences = { [BLOCKED]: 'common.problem.blocked', QuotaExceededError: 'common.bin.full' } as const;

/** The store did not take a deleting, a bringing back or an erasing. */
export function BinFailure() {
  const t = useTranslations();
  const error = useSyncExternalStore<string | null>(binFailure.subscribe, binFailure.get, () => null);
  if (error === null) return null;
  const known = sentences[error as keyof typeof sentences];
  const again =
    error === 'NewerDatabase'
      ? { label: t('common.actions.reload'), onClick: () => window.location.reload() }
      : { label: t('common.actions.close'), onClick: () => binFailure.set(null) };
  return (
    <Message tone="bad" fact={t('common.bin.failed')} action={again}>
      {known ? t(known) : t('common.bin.failedText', { error })}
    </Message>
  );
}
