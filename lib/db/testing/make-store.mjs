/** @typedef {{ name: string, keyPath: string | string[], unique: boolean, multiEntry: boolean }} Index */
/** @typedef {{ keyPath: string | string[], indexes: Index[], rows: any[] }} Room */
/** @typedef {{ version: number, stores: Record<string, Room> }} FrozenStore a whole store as a version kept it */

/**
 * Makes that store under that name, as a phone has it that has not opened Tallystick since. Self-contained, so that a
 * page of a browser can do it too.
 *
 * @param {{ name: string, frozen: FrozenStore }} store
 * @returns {Promise<void>}
 */
export function makeStore({ name, frozen }) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, frozen.version * 10);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(frozen.stores)) {
        const made = request.result.createObjectStore(store, { keyPath });
        for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
        for (const row of rows) made.add(row);
      }
    };
    request.onerror = reject;
    request.onsuccess = () => resolve(request.result.close());
  });
}
