const listeners = new Set<() => void>();
let times = 0;

/**
 * Calls the listener whenever the page comes back into sight. Meanwhile the phone may have closed the connection to the
 * store, and a sleeping page hears nothing of other windows: whoever shows stored things reads them again. Returns how
 * to stop.
 */
export function onAwake(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.document?.addEventListener('visibilitychange', wake);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.document?.removeEventListener('visibilitychange', wake);
  };
}

/** How often the page has come back while somebody listened. */
export function timesAwake(): number {
  return times;
}

function wake(): void {
  if (document.visibilityState !== 'visible') return;
  times += 1;
  for (const listener of listeners) listener();
}
