'use client';

import { useSyncExternalStore } from 'react';

const wide = '(min-width: 48rem)';

function subscribe(changed: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen has room for two columns. Prerendered pages say no. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
