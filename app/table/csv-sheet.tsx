'use client';

import { type ComponentType, useState } from 'react';
import { useFormatter } from 'use-intl';
import { dayOf, plainName } from '@/app/backup/file-name';
import { FileWays } from '@/app/backup/file-ways';
import { useSize } from '@/app/backup/use-size';
import { Sheet } from '@/app/design/sheet';
import { MoreWords } from '@/app/frame/more-words';
import { useTableName } from '@/app/frame/table-name';
import { backupWords } from '@/lib/i18n/words/backup';
import { type Cell, csvFileText } from './csv';
import { useAtTable } from './table-context';
import { type Translate, useWords } from './words';

/**
 * Makes the records of a game's ledger, a heading first. `t` knows the words of this sheet too; `when` tells a time
 * (milliseconds since 1970).
 */
export type LedgerRecords = (t: Translate, when: (at: number) => string) => Cell[][];

export type CsvSheetProps = { open: boolean; onClose: () => void };

/** A game's own sheet, which is lazy. */
export type CsvSheetOf = ComponentType<CsvSheetProps>;

/** The ledger as a file for spreadsheets, in the words of this screen. */
export function LedgerCsvSheet({ open, onClose, records }: CsvSheetProps & { records: LedgerRecords }) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.ledger.csv')} closeLabel={t('common.actions.close')}>
      <MoreWords of={backupWords}>
        <Csv records={records} />
      </MoreWords>
    </Sheet>
  );
}

/** Rendered while the sheet is open, so that the file holds the ledger as it was then. */
function Csv({ records }: { records: LedgerRecords }) {
  const t = useWords();
  const size = useSize();
  const [{ file, lines }] = useState(useCsvFile(records));
  return (
    <>
      <p>{t('backup.csv.text')}</p>
      <FileWays file={file} note={t('backup.csv.lines', { lines, size: size(file.size) })} />
    </>
  );
}

/** Makes the file: named by the table and the day it started. */
function useCsvFile(recordsOf: LedgerRecords): () => { file: File; lines: number } {
  const t = useWords();
  const format = useFormatter();
  const tableName = useTableName();
  const { session } = useAtTable();
  const when = (at: number) => format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
  return () => {
    const records = recordsOf(t, when);
    const { name, at } = session.started ?? { name: '', at: 0 };
    const title = `tallystick-${plainName(tableName(name, at))}-${dayOf(at)}.csv`;
    return { file: new File([csvFileText(records)], title, { type: 'text/csv' }), lines: records.length };
  };
}
