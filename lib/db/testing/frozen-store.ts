import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Index = { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean };
type Store = { keyPath: string | string[]; indexes: Index[]; rows: { sessionId?: string }[] };

/** A whole store as a version kept it. */
export type FrozenStore = { version: number; stores: Record<string, Store> };

const golden = join(import.meta.dirname, '../golden');

/** Whole stores, one as each version kept it. They are never edited: a phone somewhere holds one like it. */
export const frozenStores = readdirSync(golden).map(
  (file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as FrozenStore,
);

/**
 * Makes that store under that name, as a phone has it that has not opened Tallystick since. Self-contained, so that a
 * page of a browser can do it too.
 */
export function makeStore({ name, frozen }: { name: string; frozen: FrozenStore }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, frozen.version * 10);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(frozen.stores)) {
        const made = request.result.createObjectStore(store, { keyPath });
        for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
        for (const row of rows) made.add(row);
      }
    };
    request.onerror = reject;
    request.onsuccess = () => resolve(request.result.close());
  });
}
