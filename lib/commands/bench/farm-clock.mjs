/* Each runs in a page. */

/** @typedef {Pick<import('../phone/load-engine.mjs').Engine, 'carcassonne' | 'previewFarms' | 'readTable' | 'replay'>} Engine */
/** @typedef {{ log: import('../../sessions/events').SessionEvent[], set: 'third' | 'second' | 'first', count: number }} Farms */

/** Lets a page run the app's own rules. @param {string} code a module */
export async function takeEngine(code) {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  Object.assign(window, { benchEngine: await import(address) });
}

/**
 * What the screen computes at every tap: all fields with another follower in one of them, and everybody's points then. So many samples, each the mean of ten taps, because clocks in pages are coarse.
 *
 * @param {Farms} farms
 * @returns {number[]} ms
 */
export function computeFarms({ log, set, count }) {
  const { benchEngine } = /** @type {{ benchEngine: Engine }} */ (/** @type {unknown} */ (window));
  const { carcassonne, previewFarms, readTable, replay } = benchEngine;
  const { view: read } = readTable(carcassonne, replay('bench-table', log));
  if (!read) throw new Error('The log of the bench cannot be read.');
  const view = { ...read, options: { ...read.options, farms: set } };
  const fields = view.entries.flatMap(({ entry: { id, place, fact } }) =>
    fact.kind === 'field' && 'field' in fact ? [{ id, place, fact }] : [],
  );
  let tapped = 0;
  function tap() {
    const { id, place, fact } = /** @type {typeof fields[number]} */ (fields[tapped % fields.length]);
    const followers = { ...fact.field.followers, 'p-0': 1 + (tapped % 5) };
    tapped += 1;
    return previewFarms(view, { fact: { ...fact, field: { ...fact.field, followers } }, place, except: id });
  }
  return Array.from({ length: count }, () => {
    const start = performance.now();
    for (let time = 0; time < 10; time++) tap();
    return (performance.now() - start) / 10;
  });
}

/**
 * Taps a key of the farm that is open, and answers after how many ms the count beside it was painted anew.
 *
 * @param {Element} button
 * @returns {Promise<number>}
 */
export function tapFollower(button) {
  return new Promise((resolve, reject) => {
    const count = button.parentElement?.querySelector('output');
    if (!count) return reject(new Error('No count beside the key.'));
    setTimeout(() => reject(new Error('Nothing changed within 10 s.')), 10_000);
    let tapped = 0;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - tapped)));
    });
    watch.observe(count, { childList: true, subtree: true, characterData: true });
    tapped = performance.now();
    /** @type {HTMLElement} */ (button).click();
  });
}
