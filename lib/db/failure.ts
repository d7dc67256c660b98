/** What `failureName` answers where the store of this phone cannot be opened: nothing can be read or kept here. */
export const BLOCKED = 'BlockedStore';

/** What it answers where the store was there and the connection to it was lost. */
export const CLOSED = 'DatabaseClosedError';

/** What went wrong with the store, by name. Dexie reports a full disk as an AbortError around it. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isBlocked(error)) return BLOCKED;
  return isLost(error) ? CLOSED : (innerOf(error) ?? error).name;
}

/** Dexie tells of a store that did not open in three ways; one that was open and is closed has no other cause. */
function isBlocked(error: Error): boolean {
  if (error.name === 'MissingAPIError') return true;
  const inner = innerOf(error);
  return OF_OPENING.includes(error.name) && inner !== null && !isLost(inner);
}

const OF_OPENING = ['OpenFailedError', CLOSED];

/**
 * By these names browsers say that the connection to the store is gone; none says anything about what was asked. Phones
 * close it while an app is in the background (2026-11-30: WebKit answers UnknownError or InvalidStateError after that).
 */
const LOST = [...OF_OPENING, 'InvalidStateError', 'UnknownError'];

/** Whether the connection was lost, rather than the wish refused. An abort that names no cause is one. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'AbortError') return LOST.includes(error.name);
  const inner = innerOf(error);
  return inner === null || isLost(inner);
}

function innerOf(error: Error): Error | null {
  return 'inner' in error && error.inner instanceof Error ? error.inner : null;
}
