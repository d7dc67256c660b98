'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { onPreference, preferences } from '../db/preferences';

/** Keeps the screen on while `active`, unless that is turned off on this phone. Where a browser cannot, nothing happens. */
export function useWakeLock(active: boolean): void {
  const wanted = useSyncExternalStore(onPreference, wakeLockWanted, () => false);
  useEffect(() => {
    if (active && wanted) return keepAwake();
  }, [active, wanted]);
}

function wakeLockWanted(): boolean {
  return preferences().wakeLock;
}

/**
 * Keeps the screen on from now until the returned function is called. The browser takes the lock away whenever the page
 * is hidden, so it is taken again each time the page comes back.
 */
export function keepAwake(): () => void {
  let ended = false;
  let lock: WakeLockSentinel | null = null;

  async function take() {
    if (ended || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    // Refused with a low battery, for example: then the screen goes dark as it always did.
    const taken = await navigator.wakeLock?.request('screen').catch(() => null);
    if (ended || (lock && !lock.released)) void taken?.release();
    else lock = taken ?? null;
  }

  const seen = () => void take();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
