'use client';

import { History } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberBackup } from '@/lib/db/backup/last';
import { database } from '@/lib/db/database';
import { goOn } from '@/lib/db/lift';
import { backupWords } from '@/lib/i18n/words/backup';
import { Dock, PrimaryAction } from '../design/dock';
import { Empty } from '../design/empty';
import { Screen } from '../design/screen';
import { SectionHead } from '../design/section-head';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { Wordmark } from '../design/wordmark';
import { MoreWords } from '../frame/more-words';
import { BackupWays } from './backup-ways';
import { NotMade } from './not-made';
import { fileAsItIs, type SavedFile } from './saved-file';
import { type Made, useMade } from './use-made';

/** Before an older store is lifted: that it will be, a backup of it as it is, and the way on. */
export default function LiftOffer({ until }: { /** Shown until its words are here. */ until?: ReactNode }) {
  return (
    <MoreWords of={backupWords} until={until}>
      <Offer />
    </MoreWords>
  );
}

function Offer() {
  const t = useTranslations();
  const made = useMade(fileAsItIs);
  const [left, setLeft] = useState<SavedFile | null>(null);
  useGoOnWithNothing(made);

  // The date of the backup stands in the store, so it has to wait until that may be opened.
  function proceed() {
    goOn();
    if (left) rememberBackup(database(), left.made).catch(() => undefined);
  }
  const dock = (
    <Dock>
      <PrimaryAction label={t('backup.lift.goOn')} onClick={proceed} />
    </Dock>
  );
  return (
    <Screen bar={<TopBar lead={<Wordmark />} title={t('common.shell.appName')} />} dock={dock}>
      <Empty icon={<History aria-hidden />} title={t('backup.lift.title')}>
        {t('backup.lift.text')}
      </Empty>
      <SectionHead title={t('common.backup.first')} />
      {made.state === 'making' && <Waiting label={t('backup.file.making')} bars={2} />}
      {made.state === 'failed' && <NotMade error={made.error} />}
      {made.state === 'made' && <BackupWays saved={made.value} onLeft={setLeft} />}
    </Screen>
  );
}

/** Whoever keeps no table here has nothing to choose. */
function useGoOnWithNothing(made: Made<SavedFile>): void {
  const nothing = made.state === 'made' && made.value.tables === 0;
  useEffect(() => {
    if (nothing) goOn();
  }, [nothing]);
}
