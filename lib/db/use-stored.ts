'use client';

import { useLiveQuery } from 'dexie-react-hooks';

/** What a screen read from this phone's store. A failed read is said as such; it is never an empty list. */
export type Stored<T> = { status: 'waiting' } | { status: 'failed'; error: string } | { status: 'read'; value: T };

/** Reads from the store, again after every change to what was read, in this tab or another. */
export function useStored<T>(read: () => Promise<T>, by: unknown[]): Stored<T> {
  const query = () =>
    read().then(
      (value): Stored<T> => ({ status: 'read', value }),
      (error: unknown): Stored<T> => ({ status: 'failed', error: error instanceof Error ? error.name : String(error) }),
    );
  return useLiveQuery(query, by) ?? { status: 'waiting' };
}
