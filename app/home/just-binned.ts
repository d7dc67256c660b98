import { bringBack } from '@/lib/db/bin';
import { database } from '@/lib/db/database';
import { failureName } from '@/lib/db/failure';
import { createStore } from '@/lib/pwa/store';

/** The table deleted last, said in passing on the start page. `nth` tells one deleting from the next. */
export type JustBinned = { id: string; name: string; nth: number };

/** Outside React: a table can be deleted on its own screen, which is left for the start page by that. */
export const justBinned = createStore<JustBinned | null>(null);

/** Why the store did not take the last deleting or bringing back. */
export const binFailure = createStore<string | null>(null);

/** Says on the start page that a table was deleted. */
export function sayBinned(id: string, name: string): void {
  justBinned.set({ id, name, nth: (justBinned.get()?.nth ?? 0) + 1 });
}

/** Carries out a change of the bin. False: the store did not take it, and `binFailure` says why. */
export async function change(act: () => Promise<unknown>): Promise<boolean> {
  const failure = await act().then(() => null, failureName);
  binFailure.set(failure);
  return failure === null;
}

/** Brings back the table that was deleted last. */
export function undoBinned({ id }: JustBinned): Promise<boolean> {
  return change(() => bringBack(database(), id));
}
