'use client';

import { useSearchParams } from 'next/navigation';

/** Which part of a table is shown. It stands in the address, so that the phone's own "back" works. */
export type Place = 'live' | 'claim' | 'receipt' | 'ledger' | 'chests' | 'result';

type Query = Record<string, string | number | undefined>;

/** The table and the part of it that the address names. */
export function useAddress(): { id: string; at: Place; query: URLSearchParams } {
  const query = useSearchParams();
  return { id: query.get('id') ?? '', at: (query.get('at') as Place | null) ?? 'live', query };
}

/** Goes to a part of the same table. `replace` leaves no step back to where we were. */
export function go(id: string, at: Place, query: Query = {}, how: 'push' | 'replace' = 'push'): void {
  const address = new URLSearchParams({ id, ...(at === 'live' ? {} : { at }) });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) address.set(key, String(value));
  // Next follows the history itself: no request leaves the phone for another part of the same page.
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', `?${address}`);
}
