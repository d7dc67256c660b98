'use client';

import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Later } from '@/app/frame/later';
import type { CsvSheetOf } from './csv-sheet';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** The way from a ledger to a spreadsheet, once something stands in it. */
export function AsSpreadsheet({ of }: { of: CsvSheetOf }) {
  const t = useWords();
  const { session } = useAtTable();
  const [open, setOpen] = useState(false);
  if (session.entries.length === 0) return null;
  return (
    <>
      <Button icon={<Table2 aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('table.ledger.csv')}
      </Button>
      <Later of={of} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
