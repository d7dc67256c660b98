'use client';

import { useTranslations } from 'use-intl';
import { FileWays } from './file-ways';
import type { SavedFile } from './saved-file';
import { useSize } from './use-size';

type BackupWaysProps = {
  saved: SavedFile;
  /** Called when the file left this phone. */
  onLeft?: (saved: SavedFile) => void;
};

/** A backup with what it holds, and the ways in which it can leave this phone. */
export function BackupWays({ saved, onLeft }: BackupWaysProps) {
  const t = useTranslations();
  const size = useSize();
  const { file, tables, open } = saved;
  const note = t('backup.file.tables', { tables, size: size(file.size) });
  return <FileWays file={file} note={note} open={open} onLeft={() => onLeft?.(saved)} />;
}
