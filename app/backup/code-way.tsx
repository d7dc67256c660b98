'use client';

import { useTranslations } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import { MOST_IN_CODE, MOST_IN_LINK } from '@/lib/db/backup/link';
import { Waiting } from '../design/waiting';
import type { Way } from './hand-on-sheet';
import { OpenChests } from './open-chests';
import { CannotPack, TooLarge } from './too-large';

// Most tables go another way.
const QrCode = fetched(() => import('./qr-code'));

type CodeWayProps = {
  /** Null in a browser that cannot make one. */
  address: string | null;
  open: number;
  onWay: (way: Way) => void;
};

/** A table as a QR code of its link, as long as phones read it from a screen. */
export function CodeWay({ address, open, onWay }: CodeWayProps) {
  const t = useTranslations();
  if (address === null) return <CannotPack onFile={() => onWay('file')} />;
  const { length } = address;
  const next = length <= MOST_IN_LINK ? 'link' : 'file';
  if (length > MOST_IN_CODE)
    return <TooLarge of="code" length={length} most={MOST_IN_CODE} next={next} onNext={() => onWay(next)} />;
  return (
    <>
      <OpenChests count={open} />
      <QrCode text={address} label={t('backup.handOn.codeLabel')} until={<Waiting label={t('backup.file.making')} />} />
      <p className="note">{t('backup.handOn.codeText')}</p>
    </>
  );
}
