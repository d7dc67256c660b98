'use client';

import { useTranslations } from 'use-intl';
import { Message } from '../design/message';

type TooLargeProps = {
  of: 'link' | 'code';
  /** In characters. */
  length: number;
  most: number;
  /** The next larger way that holds the table, and what takes it. */
  next: 'link' | 'file';
  onNext: () => void;
};

/** That a table does not fit, with the sizes, and the next larger way. */
export function TooLarge({ of, length, most, next, onNext }: TooLargeProps) {
  const t = useTranslations();
  const action = { label: t(next === 'link' ? 'backup.handOn.asLink' : 'backup.handOn.asFile'), onClick: onNext };
  return (
    <Message tone="warn" fact={t(`backup.handOn.${of}TooLong`)} action={action}>
      {t(`backup.handOn.${of}TooLongText`, { length, most })}
    </Message>
  );
}

/** That this browser makes neither links nor codes. */
export function CannotPack({ onFile }: { onFile: () => void }) {
  const t = useTranslations();
  const action = { label: t('backup.handOn.asFile'), onClick: onFile };
  return (
    <Message tone="warn" fact={t('backup.handOn.cannotPack')} action={action}>
      {t('backup.handOn.cannotPackText')}
    </Message>
  );
}
