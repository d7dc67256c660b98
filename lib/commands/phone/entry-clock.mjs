/** @typedef {{ stored: number, painted: number }} Entered ms since the tap */
/** @typedef {{ benchStored?: number }} Noted */

/**
 * Runs in every page before its own scripts: `benchStored` becomes when the last strict write to a store of events was
 * on the disk. A write that is not strict is not noted.
 */
export function noteDurable() {
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = open.call(this, stores, mode, options);
    if (mode === 'readwrite' && transaction.durability === 'strict' && [stores].flat().includes('events')) {
      transaction.addEventListener('complete', () => {
        /** @type {Noted} */ (window).benchStored = performance.now();
      });
    }
    return transaction;
  };
}

/**
 * Runs in the page: taps a button, and answers when what it entered was stored and when the screen that says so was
 * painted: the one on which `where`, a selector, finds other words than before, with no sheet over it.
 *
 * @param {Element} button
 * @param {string} where
 * @returns {Promise<Entered>}
 */
export function tapToPaint(button, where) {
  return new Promise((resolve, reject) => {
    const noted = /** @type {Noted} */ (window);
    const said = () => document.querySelector(where)?.textContent;
    const before = said();
    let tapped = 0;
    noted.benchStored = Number.NaN;
    const late = setTimeout(() => reject(new Error('Nothing was entered within 10 s.')), 10_000);
    const watch = new MutationObserver(() => {
      if (said() === undefined || said() === before || document.querySelector('dialog[open]')) return;
      watch.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const stored = (noted.benchStored ?? Number.NaN) - tapped;
          // Painted before it is stored would be a lie; without a strict write there is no figure.
          resolve({ stored, painted: Math.max(stored, performance.now() - tapped) });
        }),
      );
    });
    const sheets = { attributes: true, attributeFilter: ['open'] };
    watch.observe(document, { childList: true, subtree: true, characterData: true, ...sheets });
    const note = () => {
      tapped = performance.now();
    };
    button.addEventListener('click', note, { capture: true, once: true });
    /** @type {HTMLElement} */ (button).click();
  });
}
