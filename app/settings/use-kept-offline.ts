'use client';

import { useAnswer } from '../frame/use-answer';

/** Whether the whole app is kept on this phone: its service worker is active only once it has fetched everything. */
export const useKeptOffline = (): boolean => useAnswer(keptOffline) ?? false;

async function keptOffline(): Promise<boolean> {
  // Without https, and in some private windows, a browser has no service workers at all.
  return (await navigator.serviceWorker?.ready) !== undefined;
}
