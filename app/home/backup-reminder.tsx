'use client';

import { History, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { backupDue, quietReminder } from '@/lib/db/backup/last';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { IconButton } from '../design/icon-button';
import { Leaf, Row } from '../design/leaf';

/** A quiet line once the last backup is old: it leads to the settings, and is gone for a while at one tap. */
export function BackupReminder() {
  const t = useTranslations();
  const format = useFormatter();
  const stored = useStored(() => backupDue(database(), now()), []);
  if (stored.status !== 'read' || !stored.value) return null;
  const { at, changed } = stored.value;
  const date = format.dateTime(new Date(at ?? 0), { day: 'numeric', month: 'short' });
  // Where the store takes nothing the line comes again, and harms nothing.
  const quiet = () => void quietReminder(database(), now()).catch(() => undefined);
  return (
    <Leaf className="flex items-center">
      <Row
        href="/settings/"
        className="min-w-0"
        icon={<History aria-hidden />}
        title={at === null ? t('common.backup.never') : t('common.backup.last', { date })}
        note={at === null ? t('common.backup.only', { changed }) : t('home.reminder.changed', { changed })}
      />
      <IconButton icon={<X aria-hidden />} label={t('home.reminder.later')} onClick={quiet} />
    </Leaf>
  );
}
