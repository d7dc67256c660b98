'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { backupWords } from '@/lib/i18n/words/backup';
import { Segmented } from '../design/segmented';
import { Sheet } from '../design/sheet';
import { Waiting } from '../design/waiting';
import { MoreWords } from '../frame/more-words';
import { BackupWays } from './backup-ways';
import { CodeWay } from './code-way';
import { linkAddress } from './link-address';
import { LinkWay } from './link-way';
import { NotMade } from './not-made';
import { fileOfTable, type SavedFile } from './saved-file';
import { useMade } from './use-made';

export type HandOnSheetProps = {
  id: string;
  /** As the lists show it. */
  name: string;
  open: boolean;
  onClose: () => void;
};

/** The ways in which one table leaves this phone: a file, a link, a code. */
export default function HandOnSheet({ id, name, open, onClose }: HandOnSheetProps) {
  const t = useTranslations();
  return (
    <Sheet open={open} onClose={onClose} title={<bdi>{name}</bdi>} closeLabel={t('common.actions.close')}>
      <MoreWords of={backupWords}>
        <HandOn id={id} name={name} />
      </MoreWords>
    </Sheet>
  );
}

async function made(id: string, name: string): Promise<Packed> {
  const saved = await fileOfTable(id, name);
  return { saved, address: await linkAddress(saved.backup) };
}

/** Rendered while the sheet is open, so that everything is made anew each time. */
function HandOn({ id, name }: Pick<HandOnSheetProps, 'id' | 'name'>) {
  const t = useTranslations();
  const packed = useMade(() => made(id, name));
  return (
    <>
      <p>{t('backup.handOn.text')}</p>
      {packed.state === 'making' && <Waiting label={t('backup.file.making')} bars={2} />}
      {packed.state === 'failed' && <NotMade error={packed.error} />}
      {packed.state === 'made' && <Ways packed={packed.value} name={name} />}
      <p className="note">{t('backup.handOn.both')}</p>
    </>
  );
}

/** A table on its way; without an address in a browser that cannot make one. */
type Packed = { saved: SavedFile; address: string | null };

/** How a table goes to another phone. */
export type Way = 'file' | 'link' | 'code';

function Ways({ packed: { saved, address }, name }: { packed: Packed; name: string }) {
  const t = useTranslations();
  const [way, setWay] = useState<Way>('file');
  const choices = (['file', 'link', 'code'] as const).map((value) => ({ value, label: t(`backup.handOn.${value}`) }));
  return (
    <>
      <Segmented label={t('backup.handOn.how')} choices={choices} value={way} onChange={setWay} />
      {way === 'file' && <BackupWays saved={saved} />}
      {way === 'link' && <LinkWay address={address} name={name} open={saved.open} onWay={setWay} />}
      {way === 'code' && <CodeWay address={address} open={saved.open} onWay={setWay} />}
    </>
  );
}
