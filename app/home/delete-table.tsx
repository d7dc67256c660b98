'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { binTable, DAYS_KEPT } from '@/lib/db/bin';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { Row } from '../design/leaf';
import { change, sayBinned } from './just-binned';

type DeleteTableProps = {
  id: string;
  /** As the lists show it. */
  name: string;
  /** The table is in the bin; the start page offers to bring it back. */
  onDeleted: () => void;
  /** The store did not take it: `binFailure` says why. */
  onFailed?: () => void;
};

/** A line of a table's menu that puts the table into the bin. It asks nothing: that can be taken back. */
export function DeleteTable({ id, name, onDeleted, onFailed }: DeleteTableProps) {
  const t = useTranslations();
  async function deleteIt() {
    if (!(await change(() => binTable(database(), id, now())))) return onFailed?.();
    sayBinned(id, name);
    onDeleted();
  }
  return (
    <Row
      bare
      icon={<Trash2 aria-hidden />}
      title={t('common.bin.delete')}
      note={t('common.bin.deleteNote', { days: DAYS_KEPT })}
      onClick={() => void deleteIt()}
    />
  );
}
