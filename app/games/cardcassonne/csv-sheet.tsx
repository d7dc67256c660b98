'use client';

import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { dayOf, plainName } from '@/app/backup/file-name';
import { FileWays } from '@/app/backup/file-ways';
import { useSize } from '@/app/backup/use-size';
import { Sheet } from '@/app/design/sheet';
import { MoreWords } from '@/app/frame/more-words';
import { useTableName } from '@/app/frame/table-name';
import { csvFileText } from '@/app/table/csv';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { ledgerRecords } from './ledger-csv';

export type CsvSheetProps = { open: boolean; onClose: () => void };

/** The ledger as a file for spreadsheets, in the words of this screen. */
export default function CsvSheet({ open, onClose }: CsvSheetProps) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.ledger.csv')} closeLabel={t('common.actions.close')}>
      <MoreWords of="backup">
        <Csv />
      </MoreWords>
    </Sheet>
  );
}

/** Rendered while the sheet is open, so that the file holds the ledger as it was then. */
function Csv() {
  const t = useWords();
  const size = useSize();
  const [{ file, lines }] = useState(useCsvFile());
  return (
    <>
      <p>{t('backup.csv.text')}</p>
      <FileWays file={file} note={t('backup.csv.lines', { lines, size: size(file.size) })} />
    </>
  );
}

/** Makes the file: named by the table and the day it started. */
function useCsvFile(): () => { file: File; lines: number } {
  const t = useWords();
  const format = useFormatter();
  const tableName = useTableName();
  const { evening, session, nameOf } = useEvening();
  const when = (at: number) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
  return () => {
    const records = ledgerRecords({ t, evening, session, nameOf, when });
    const { name, at } = session.started ?? { name: '', at: 0 };
    const title = `tallystick-${plainName(tableName(name, at))}-${dayOf(at)}.csv`;
    return { file: new File([csvFileText(records)], title, { type: 'text/csv' }), lines: records.length };
  };
}
