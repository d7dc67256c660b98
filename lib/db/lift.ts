import { onAwake } from './awake';
import { lastOpened } from './last-opened';
import { SCHEMA_VERSION, STORE_NAME } from './schema';

/**
 * Whether the store of this phone may be opened, which lifts an older one to the version of this Tallystick:
 * - `asking`: the browser is being asked of which version it is;
 * - `offered`: it is older, and nobody has chosen yet;
 * - `free`: it may.
 *
 * 2026-11-30: on all starts but the first after an update this is known at once, from the version that was last opened
 * here. A browser that does not tell of its databases lifts the store unasked; opening it to look would do the same.
 */
export type Lift = 'asking' | 'offered' | 'free';

const listeners = new Set<() => void>();
let now: Lift | null = null;

/** Whether the store may be opened. The first call asks the browser where this phone does not remember. */
export function lift(): Lift {
  now ??= lastOpened() >= SCHEMA_VERSION ? 'free' : ask();
  return now;
}

/** Somebody chose to go on: from now on the store may be opened. */
export function goOn(): void {
  settle('free');
}

/** Calls the listener after every change. Returns how to stop. */
export function onLift(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(): Lift {
  isOlder().then(
    (older) => settle(older ? 'offered' : 'free'),
    () => settle('free'),
  );
  return 'asking';
}

/** Whether the phone has a store, and an older one. Rejects where the browser does not tell. */
async function isOlder(): Promise<boolean> {
  const stores = await indexedDB.databases();
  // Dexie's versions are ten times ours; what is below the first is none of ours.
  const version = Math.floor((stores.find(({ name }) => name === STORE_NAME)?.version ?? 0) / 10);
  return version > 0 && version < SCHEMA_VERSION;
}

function settle(next: Lift): void {
  if (next === 'offered') watch();
  now = next;
  for (const listener of listeners) listener();
}

/** Another window may be asked too, and answered first: what it remembers then is heard here, or found on coming back. */
function watch(): void {
  globalThis.addEventListener?.('storage', askAgain);
  onAwake(askAgain);
}

function askAgain(): void {
  if (now === 'offered') ask();
}
