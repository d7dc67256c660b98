'use client';

import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/**
 * The part of the page that the address names. The browser looks for it when it has the exported page, whose rules are
 * not there yet: so it is brought into view once more when they are.
 */
export function useHash(): string {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return hash;
}
