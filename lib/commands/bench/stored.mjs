/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ events?: object[], tableRows?: object[], deleteEvents?: [string, number] }} Rows */

/**
 * Writes rows into the database that the app has opened on this page, in the shape in which it stores them itself, and
 * first takes away a table's events from a place in its log on.
 *
 * @param {Page} page
 * @param {Rows} rows
 */
export const writeRows = (page, rows) => page.evaluate(writeInPage, rows);

/** Runs in the page. @param {Rows} rows @returns {Promise<void>} */
function writeInPage({ events = [], tableRows = [], deleteEvents }) {
  return new Promise((resolve, reject) => {
    // Without a number the database opens as it is: its shape is the app's own.
    const opening = indexedDB.open('tallystick');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const writing = db.transaction(['events', 'tableRows'], 'readwrite', { durability: 'strict' });
      const log = writing.objectStore('events');
      if (deleteEvents) {
        const [id, from] = deleteEvents;
        log.delete(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]));
      }
      for (const event of events) log.put(event);
      for (const row of tableRows) writing.objectStore('tableRows').put(row);
      writing.onabort = () => reject(writing.error);
      writing.oncomplete = () => {
        db.close();
        resolve();
      };
    };
  });
}
