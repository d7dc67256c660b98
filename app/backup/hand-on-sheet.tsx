'use client';

import { useTranslations } from 'use-intl';
import { Sheet } from '../design/sheet';
import { Waiting } from '../design/waiting';
import { MoreWords } from '../frame/more-words';
import { BackupWays } from './backup-ways';
import { NotMade } from './not-made';
import { fileOfTable } from './saved-file';
import { useMade } from './use-made';

export type HandOnSheetProps = {
  id: string;
  /** As the lists show it. */
  name: string;
  open: boolean;
  onClose: () => void;
};

/** The ways in which one table leaves this phone. */
export default function HandOnSheet({ id, name, open, onClose }: HandOnSheetProps) {
  const t = useTranslations();
  return (
    <Sheet open={open} onClose={onClose} title={<bdi>{name}</bdi>} closeLabel={t('common.actions.close')}>
      <MoreWords of="backup">
        <HandOn id={id} name={name} />
      </MoreWords>
    </Sheet>
  );
}

/** Rendered while the sheet is open, so that the file is made anew each time. */
function HandOn({ id, name }: Pick<HandOnSheetProps, 'id' | 'name'>) {
  const t = useTranslations();
  const made = useMade(() => fileOfTable(id, name));
  return (
    <>
      {made.state === 'making' && <Waiting label={t('backup.file.making')} bars={2} />}
      {made.state === 'failed' && <NotMade error={made.error} />}
      {made.state === 'made' && <BackupWays saved={made.value} />}
    </>
  );
}
