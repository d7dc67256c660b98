import { NewerDatabase } from './database';

/** Why the store of this phone did not take a write. */
export type WriteFailure = { error: string; newer: boolean };

/** What happened to a write, or to its inner cause: Dexie reports a full disk as an AbortError around it. */
export function writeFailure(error: unknown): WriteFailure {
  const inner = error instanceof Error && 'inner' in error && error.inner instanceof Error ? error.inner : error;
  return { error: inner instanceof Error ? inner.name : String(inner), newer: error instanceof NewerDatabase };
}
