import type { Page } from '@playwright/test';

/** A phone whose disk can be filled, and has room again. */
export type Disk = { fill: () => Promise<void>; makeRoom: () => Promise<void> };

/** So many bytes have room at first, and again each time that room is made: several tables, and soon filled. */
const SMALL = 1_000_000;

/** Writes into a store of its own until no entry more has room, in ever smaller pieces. */
async function fillUp(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('photos');
    request.onupgradeneeded = () => request.result.createObjectStore('photos', { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  const takes = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const writing = database.transaction('photos', 'readwrite', { durability: 'strict' });
      writing.objectStore('photos').add(crypto.getRandomValues(new Uint8Array(bytes)));
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
  for (const bytes of [50_000, 5_000, 500, 50]) while (await takes(bytes));
  database.close();
}

/**
 * Gives the phone of a page a small disk. 2026-11-30: Chromium asks only every half a minute how much room is left while
 * there was plenty. So there never is, from before the page opens its store; and a full disk is really filled before not
 * one byte is granted any more.
 */
export async function smallDisk(page: Page): Promise<Disk> {
  await page.goto('icons/icon.svg');
  const { origin } = new URL(page.url());
  const tools = await page.context().newCDPSession(page);
  const grant = (quotaSize: number) => tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  const used = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const makeRoom = async () => void (await grant((await used()) + SMALL));
  const fill = async () => {
    await page.evaluate(fillUp);
    await grant(1);
  };
  await makeRoom();
  return { fill, makeRoom };
}
