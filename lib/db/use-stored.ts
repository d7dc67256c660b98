'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { onAwake, timesAwake } from './awake';
import { onceMore } from './connection';
import { database, hasDatabases } from './database';
import { BLOCKED, failureName } from './failure';

/** What a screen read from this phone's store. A failed read is said as such; it is never an empty list. */
export type Stored<T> = { status: 'waiting' } | { status: 'failed'; error: string } | { status: 'read'; value: T };

/** Reads from the store, again after every change to what was read, in this tab or another, and when the page is back in sight. */
export function useStored<T>(read: () => Promise<T>, by: unknown[]): Stored<T> {
  const awake = useSyncExternalStore(onAwake, timesAwake, () => 0);
  const query = () =>
    onceMore(database(), read).then(
      (value): Stored<T> => ({ status: 'read', value }),
      (error: unknown): Stored<T> => ({ status: 'failed', error: failureName(error) }),
    );
  const stored = useLiveQuery(query, [...by, awake]);
  return stored ?? (hasDatabases() ? { status: 'waiting' } : { status: 'failed', error: BLOCKED });
}
