import { enterEmptyClaim, goOnTo, startTable } from './at-the-table';
import { sitDown } from './seeded';
import { expect, type Page, test } from './watched';

/** A browser that keeps what is stored once it is asked to, and counts how often it is. */
function keepsWhenAsked(): void {
  let asked = 0;
  StorageManager.prototype.persisted = async () => asked > 0;
  StorageManager.prototype.persist = async () => {
    asked += 1;
    return true;
  };
  StorageManager.prototype.estimate = async () => ({ usage: 1_240_000, quota: 2_401_240_000 });
  Object.assign(window, { timesAsked: () => asked });
}

const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { timesAsked: () => number }).timesAsked());

/** A browser that says nothing of its storage, as over plain http. */
function tellsNothing(): void {
  Object.defineProperty(navigator, 'storage', { value: undefined });
}

test('The browser is asked to keep the tables when the first round is finished, not before, and once', async ({
  page,
}) => {
  await page.addInitScript(keepsWhenAsked);
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await enterEmptyClaim(page);
  expect(await timesAsked(page)).toBe(0);
  await goOnTo(page, 'Bob');
  await enterEmptyClaim(page);
  await expect.poll(() => timesAsked(page)).toBe(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const tables = page.getByRole('region', { name: 'Your tables' });
  await expect(tables).toContainText('The browser keeps the tables');
  await expect(tables).toContainText('1.2 MB used with the app itself, 2.4 GB free.');
  expect(await timesAsked(page)).toBe(1);
});

test('The settings say that the browser may clear the tables', async ({ page }) => {
  await page.goto('settings/');
  const tables = page.getByRole('region', { name: 'Your tables' });
  await expect(tables).toContainText('The browser may clear the tables');
  await expect(tables).toContainText(/[kMG]B used with the app itself, [\d.,]+ [kMG]B free\./);
});

test('A browser that tells nothing of its storage is not spoken for', async ({ page }) => {
  await page.addInitScript(tellsNothing);
  await page.goto('settings/');
  const tables = page.getByRole('region', { name: 'Your tables' });
  await expect(tables).toContainText('It is not known whether the browser keeps the tables');
  await expect(tables).toContainText('This browser does not tell how much room is left.');
});

/** The browser empties the database of the phone. The page that is left may let go of it a moment later. */
async function clearStore(page: Page): Promise<void> {
  await page.goto('icons/icon.svg');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('tallystick');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
}

test('A start page that is empty though nobody deleted a table explains itself, and offers a backup', async ({
  page,
}) => {
  await startTable(page, ['Ana', 'Bob']);
  await clearStore(page);
  await page.goto('');
  await expect(page.getByText('The tables of this phone are gone')).toBeVisible();
  await expect(page.getByText('No tables yet')).toBeHidden();
  const chosen = page.waitForEvent('filechooser');
  await page.getByText('Load a backup').click();
  await (await chosen).setFiles({ name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(page).toHaveURL(/\/take\/$/);
  await expect(page.getByText('This is no backup of Tallystick.')).toBeVisible();
  await startTable(page, ['Ana', 'Bob']);
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
});

test('Whoever deleted every table is told of no loss', async ({ page }) => {
  await startTable(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No tables yet')).toBeVisible();
});

test('The installed app, while it is empty, says that its store may be its own', async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto('');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expect(page.getByText('An installed app may have a store of its own')).toBeVisible();
});
