'use client';

import { useTranslations } from 'use-intl';
import { rememberBackup } from '@/lib/db/backup/last';
import { database } from '@/lib/db/database';
import { backupWords } from '@/lib/i18n/words/backup';
import { Sheet } from '../design/sheet';
import { Waiting } from '../design/waiting';
import { MoreWords } from '../frame/more-words';
import { BackupWays } from './backup-ways';
import { NotMade } from './not-made';
import { fileOfEverything, type SavedFile } from './saved-file';
import { useMade } from './use-made';

export type SaveSheetProps = { open: boolean; onClose: () => void };

/** Everything on this phone as a file: what it holds, and how it leaves. */
export default function SaveSheet({ open, onClose }: SaveSheetProps) {
  return (
    <MoreWords of={backupWords}>
      <Titled open={open} onClose={onClose} />
    </MoreWords>
  );
}

function Titled({ open, onClose }: SaveSheetProps) {
  const t = useTranslations();
  return (
    <Sheet open={open} onClose={onClose} title={t('common.backup.save')} closeLabel={t('common.actions.close')}>
      <Saving />
    </Sheet>
  );
}

/** Rendered while the sheet is open, so that the file is made anew each time. */
function Saving() {
  const t = useTranslations();
  const made = useMade(fileOfEverything);
  return (
    <>
      <p>{t('backup.file.text')}</p>
      {made.state === 'making' && <Waiting label={t('backup.file.making')} bars={2} />}
      {made.state === 'failed' && <NotMade error={made.error} />}
      {made.state === 'made' && <BackupWays saved={made.value} onLeft={remember} />}
    </>
  );
}

/** A date that cannot be kept costs a reminder too early, nothing else. */
function remember({ made }: SavedFile): void {
  rememberBackup(database(), made).catch(() => undefined);
}
