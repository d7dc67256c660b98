'use client';

import { type CsvSheetProps, LedgerCsvSheet } from '@/app/table/csv-sheet';
import { useCarcassonne } from './carcassonne-context';
import { ledgerRecords } from './ledger-csv';

/** The ledger of Carcassonne as a file for spreadsheets. */
export default function CsvSheet(props: CsvSheetProps) {
  const { view, session, nameOf, words } = useCarcassonne();
  return <LedgerCsvSheet {...props} records={(t, when) => ledgerRecords({ t, view, session, nameOf, words, when })} />;
}
