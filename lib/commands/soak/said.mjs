/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {(words: string) => void} Hears */

/** Runs in every page before its own scripts: tells every change of what the screen says, outside of its sheets. */
function tellWords() {
  const here = /** @type {{ soakSaid?: (words: string) => void }} */ (/** @type {unknown} */ (window));
  let last = '';
  const tell = () => {
    const said = [...document.querySelectorAll('h1, h2, p, [role="status"]')].filter((part) => !part.closest('dialog'));
    const words = said.map((part) => part.textContent).join('\n');
    if (words === last) return;
    last = words;
    here.soakSaid?.(words);
  };
  new MutationObserver(tell).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Hears what the screens of a browser say, from outside: what was heard outlives the page and its browser.
 *
 * @param {BrowserContext} context
 * @returns {Promise<(hears: Hears) => void>} who hears from now on
 */
export async function hearScreens(context) {
  /** @type {Hears} */
  let now = () => undefined;
  await context.exposeBinding('soakSaid', (_source, /** @type {string} */ words) => now(words));
  await context.addInitScript(tellWords);
  return (hears) => {
    now = hears;
  };
}
