/** What `failureName` answers where the store of this phone cannot be opened: nothing can be read or kept here. */
export const BLOCKED = 'BlockedStore';

/** What went wrong with the store, by name. Dexie reports a full disk as an AbortError around it. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = 'inner' in error && error.inner instanceof Error ? error.inner : error;
  return isBlocked(error.name, inner.name) ? BLOCKED : inner.name;
}

/** Dexie tells of a store that did not open in three ways; one that was open and is closed has no other cause. */
function isBlocked(name: string, inner: string): boolean {
  return ['OpenFailedError', 'MissingAPIError'].includes(name) || (name === CLOSED && inner !== CLOSED);
}

const CLOSED = 'DatabaseClosedError';
