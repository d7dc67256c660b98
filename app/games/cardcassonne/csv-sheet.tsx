'use client';

import { type CsvSheetProps, LedgerCsvSheet } from '@/app/table/csv-sheet';
import { useEvening } from './evening-context';
import { ledgerRecords } from './ledger-csv';

/** The ledger of Cardcassonne as a file for spreadsheets. */
export default function CsvSheet(props: CsvSheetProps) {
  const { evening, session, nameOf } = useEvening();
  return <LedgerCsvSheet {...props} records={(t, when) => ledgerRecords({ t, evening, session, nameOf, when })} />;
}
