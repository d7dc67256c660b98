import { createStore } from './store';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Whether a newer version of the app waits to be applied. */
export const updateState = createStore<'none' | 'ready'>('none');

/** Whether the whole app is kept on this device and works without the server. */
export const offlineReady = createStore(false);

/**
 * How long after the wish, in ms, a takeover may load the page again: Chrome puts it off by half a minute if the page
 * asks for something just then (2026-11-29), and by then somebody may be in the middle of an entry.
 */
const PATIENCE = 3_000;

let registered = false;
let applying = false;

/**
 * Starts the service worker, once per page however often it is called. Silently does nothing where there is none, as on
 * a plain http address of a local network, and in development.
 */
export function registerWorker(): void {
  if (registered || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  registered = true;
  whenLoaded(() => {
    navigator.serviceWorker
      .register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/`, updateViaCache: 'none' })
      .then(watch, noWorker);
  });
}

/** Applies the newer version: it takes over, and this page reloads. Other open pages are offered to. */
export function applyUpdate(): void {
  applying = true;
  setTimeout(() => {
    applying = false;
  }, PATIENCE);
  navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  });
}

function whenLoaded(then: () => void): void {
  // Keeping files competes with the first paint for a slow line, so it waits for the page.
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.ready.then(() => offlineReady.set(true));
  watchInstalling(registration);
  registration.addEventListener('updatefound', () => watchInstalling(registration));
  watchTakeover();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(noWorker);
  });
}

function watchInstalling(registration: ServiceWorkerRegistration): void {
  // On the very first visit nothing is active, and what waits is no update.
  const note = () => registration.active && registration.waiting && updateState.set('ready');
  note();
  registration.installing?.addEventListener('statechange', note);
}

function watchTakeover(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (applying) location.reload();
    // Another page applied the update: this one is old now, and may be in the middle of an entry.
    else if (wasControlled) updateState.set('ready');
    wasControlled = true;
  });
}

/** Offline, or a browser that refuses workers: the app works on without one, and tries again at the next visit. */
function noWorker(): void {}
