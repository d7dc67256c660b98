import { hearScreens } from './said.mjs';

/** Runs in every page before its own scripts: the worker that keeps every file would only cost time here. */
function withoutWorker() {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** Runs in every page before its own scripts: of the deck of cloisters no card comes up that must be played at once. */
function drawHandCards() {
  const real = crypto.getRandomValues.bind(crypto);
  /** @type {(array: any) => any} */
  const drawn = (array) => (array instanceof Uint8Array && array.length === 1 ? array.fill(16) : real(array));
  crypto.getRandomValues = drawn;
}

/**
 * Makes a browser ready: what its screens say is heard.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function prepare(context) {
  await context.addInitScript(withoutWorker);
  await context.addInitScript(drawHandCards);
  return hearScreens(context);
}
