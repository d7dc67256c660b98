/**
 * How this page stands to the store of the phone:
 * - `level`: nothing is between them;
 * - `waiting`: an older window holds the store, and this page cannot open it before that lets go;
 * - `lost`: the browser has closed the connection and opens no other;
 * - `outdated`: a newer Tallystick has the store. This page shows what it knows, and writes nothing until it is loaded anew.
 */
export type Standing = 'level' | 'waiting' | 'lost' | 'outdated';

const listeners = new Set<() => void>();
let now: Standing = 'level';

/** How this page stands to the store. */
export function standing(): Standing {
  return now;
}

/** Takes note of a change. A page that is outdated stays so until it is loaded anew. */
export function stand(next: Standing): void {
  if (now === 'outdated' || now === next) return;
  now = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change. Returns how to stop. */
export function onStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
