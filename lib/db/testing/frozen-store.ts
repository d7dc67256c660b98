import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrozenStore } from './make-store.mjs';

export type { FrozenStore } from './make-store.mjs';
export { makeStore } from './make-store.mjs';

const golden = join(import.meta.dirname, '../golden');

/** Whole stores, one as each version kept it. They are never edited: a phone somewhere holds one like it. */
export const frozenStores = readdirSync(golden).map(
  (file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as FrozenStore,
);
