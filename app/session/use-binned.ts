'use client';

import { useEffect, useState } from 'react';
import { binnedTable } from '@/lib/db/bin';
import { type BinnedTable, database } from '@/lib/db/database';

/**
 * The table as it lies in the bin; null for one that does not, undefined until the phone has been asked. Asked when the
 * address is opened only: who is at the table while another window deletes it keeps what is half entered, and an entry
 * brings the table back.
 */
export function useBinned(id: string): [BinnedTable | null | undefined, back: () => void] {
  const [binned, setBinned] = useState<BinnedTable | null>();
  useEffect(() => {
    let wanted = true;
    const show = (found: BinnedTable | null) => wanted && setBinned(found);
    // Where the bin cannot be read the table cannot either, and says so itself.
    binnedTable(database(), id).then(
      (found) => show(found ?? null),
      () => show(null),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return [binned, () => setBinned(null)];
}
