'use client';

import { Download, History } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type LastBackup, lastBackup, REMIND_AFTER } from '@/lib/db/backup/last';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { LoadButton } from '../backup/load-button';
import { SaveSheet } from '../backup/sheets';
import { useLoad } from '../backup/use-load';
import { Button } from '../design/button';
import { Row } from '../design/leaf';
import { Later } from '../frame/later';

const DAY = 24 * 60 * 60 * 1000;

/** The last backup, and the ways to a new one and back from one: lines of the leaf about this phone's tables. */
export function Backups() {
  const last = useStored(() => lastBackup(database()), []);
  return (
    <>
      {last.status === 'read' && <Last {...last.value} />}
      <Ways />
    </>
  );
}

function Last({ at, changed }: LastBackup) {
  const t = useTranslations();
  const format = useFormatter();
  const days = Math.floor((now() - (at ?? 0)) / DAY);
  const old = changed > 0 && days >= REMIND_AFTER;
  const date = at === null ? '' : format.dateTime(new Date(at), { day: 'numeric', month: 'short' });
  return (
    <Row
      tone={old ? 'warn' : undefined}
      icon={<History aria-hidden />}
      title={at === null ? t('common.backup.never') : t('common.backup.last', { date })}
      note={at === null ? <Never changed={changed} /> : t('settings.backups.ago', { days, changed })}
    />
  );
}

function Never({ changed }: { changed: number }) {
  const t = useTranslations();
  return changed === 0 ? t('settings.backups.nothing') : t('common.backup.only', { changed });
}

function Ways() {
  const t = useTranslations();
  const load = useLoad();
  const [saving, setSaving] = useState(false);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 p-2.5">
      <Button look="strong" icon={<Download aria-hidden />} aria-haspopup="dialog" onClick={() => setSaving(true)}>
        {t('common.backup.save')}
      </Button>
      <LoadButton onChosen={load}>{t('settings.backups.load')}</LoadButton>
      <Later of={SaveSheet} open={saving} onClose={() => setSaving(false)} />
    </div>
  );
}
