'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { database } from '@/lib/db/database';
import { type TableState, TableStore } from '@/lib/db/table-store';

/** One table of this phone, kept level with every change, this tab's and others'. */
export function useTable(id: string): { store: TableStore; state: TableState } {
  const store = useMemo(() => new TableStore(database(), id), [id]);
  return { store, state: useSyncExternalStore(store.subscribe, store.getSnapshot) };
}
