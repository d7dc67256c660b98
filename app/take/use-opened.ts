'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { writesTo } from '@/lib/db/backup/import-plan';
import { tableAddress } from '../home/table-address';
import type { Import, Source } from './use-import';

/**
 * Opens a table that came by a link, once it is brought in. Two histories are not opened unasked: that they are two is
 * to be read first.
 */
export function useOpened(source: Source, state: Import): void {
  const router = useRouter();
  const [only] = state.at === 'done' && state.plan.tables.length === 1 ? state.plan.tables : [];
  const opens = source?.kind === 'link' && only && writesTo(only) && only.how !== 'different';
  const address = opens ? tableAddress(only.into) : null;
  useEffect(() => {
    // The link is left behind: going back must not bring the table in once more.
    if (address) router.replace(address);
  }, [address, router]);
}
