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

/** What the browser has stored of a table, past the app: its log, its row and its secrets. @param {Page} page @param {string} table */
export const readRows = (page, table) => page.evaluate(readInPage, table);

/**
 * Runs in the page.
 *
 * @param {string} table
 * @returns {Promise<{ events: any[], row: any, sealed: any[] }>}
 */
function readInPage(table) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tallystick');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction(['events', 'tableRows', 'sealed']);
      const log = IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
      const events = reading.objectStore('events').getAll(log);
      const row = reading.objectStore('tableRows').get(table);
      const sealed = reading.objectStore('sealed').index('sessionId').getAll(table);
      reading.onabort = () => reject(reading.error);
      reading.oncomplete = () => {
        db.close();
        resolve({ events: events.result, row: row.result, sealed: sealed.result });
      };
    };
  });
}
