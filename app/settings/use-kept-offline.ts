'use client';

import { useEffect, useState } from 'react';

/** Whether the whole app is kept on this phone: its service worker is active only once it has fetched everything. */
export function useKeptOffline(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let wanted = true;
    // Without https, and in some private windows, a browser has no service workers at all.
    void navigator.serviceWorker?.ready.then(() => wanted && setKept(true));
    return () => {
      wanted = false;
    };
  }, []);
  return kept;
}
