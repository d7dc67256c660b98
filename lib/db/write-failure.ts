import { NewerDatabase } from './database';
import { failureName } from './failure';

/** Why the store of this phone did not take a write. */
export type WriteFailure = { error: string; newer: boolean };

/** What happened to a write. */
export function writeFailure(error: unknown): WriteFailure {
  return { error: failureName(error), newer: error instanceof NewerDatabase };
}
