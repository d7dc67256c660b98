/** @typedef {import('@playwright/test').Page} Page */

/** How long nothing may be asked for until a page counts as quiet, in ms. */
const QUIET = 500;
/** How long a page may take altogether, in ms. */
const PATIENCE = 60_000;

/** What a page waits for, and since when that has not changed. @param {Page} page */
export function watchNetwork(page) {
  const open = new Set();
  let changed = performance.now();
  /** @param {(request: import('@playwright/test').Request) => void} note */
  const noting = (note) => (/** @type {import('@playwright/test').Request} */ request) => {
    note(request);
    changed = performance.now();
  };
  page.on(
    'request',
    noting((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    noting((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    noting((request) => open.delete(request)),
  );
  return { isQuiet: () => open.size === 0 && performance.now() - changed >= QUIET };
}

/**
 * Waits until a page is ready and its network quiet. The page is asked only when it is quiet: a page that is asked all
 * the time is busy answering.
 *
 * @param {Page} page
 * @param {() => boolean} isReady runs in the page
 * @param {() => boolean} isQuiet
 */
export async function settle(page, isReady, isQuiet) {
  const end = performance.now() + PATIENCE;
  while (!(isQuiet() && (await page.evaluate(isReady)))) {
    if (performance.now() > end) throw new Error(`${page.url()} is not ready after ${PATIENCE / 1000} s.`);
    await nextTurn();
  }
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));
