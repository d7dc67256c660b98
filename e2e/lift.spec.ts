import { frozenStores, makeStore } from '../lib/db/testing/frozen-store';
import { expectFits, expectNoBarriers } from './barriers';
import { expect, type Page, test } from './watched';

const [frozen] = frozenStores.filter(({ version }) => version === 1);

/** Of which version the store of the phone is, in the browser's own count. */
const version = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map((store) => store.version));

/** An older window, which lets go of the store when a newer one wants it. */
async function openOlder(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('tallystick');
        request.onsuccess = () => {
          request.result.onversionchange = () => request.result.close();
          resolve();
        };
      }),
  );
}

test('An older store waits until somebody chose: a backup is saved first, then everything is there', async ({
  page,
}) => {
  const older = await page.context().newPage();
  await older.goto('icons/icon.svg');
  if (!frozen) throw new Error('No store of version 1');
  await older.evaluate(makeStore, { name: 'tallystick', frozen });
  await openOlder(older);

  await page.goto('');
  await expect(page.getByText('The store of this phone is brought up to date')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Save a backup first' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expectNoBarriers(page, 'before an older store is lifted');
  await expectFits(page, 'before an older store is lifted');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^tallystick-[\d-]+\.json$/);
  await expect(page.getByText('Saved among the downloads.')).toBeVisible();
  expect(await version(older)).toEqual([10]);

  // A second window that asks the same hears the answer of the first.
  const second = await page.context().newPage();
  await second.goto('');
  await expect(second.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  for (const window of [page, second])
    await expect(window.getByRole('link', { name: /Duminică la Bunica/ })).toBeVisible();
  expect(await version(older)).toEqual([20]);
  await page.goto('settings/');
  await expect(page.getByRole('region', { name: 'Your tables' })).toContainText('Today, nothing changed since');
});
