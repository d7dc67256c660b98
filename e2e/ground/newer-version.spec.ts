import { inRoot } from '../../lib/commands/paths.mjs';
import { enterEmptyClaim, expectPoints, startTable, tapCards } from '../at-the-table';
import { countChests, seedScoredTable } from '../seeded';
import { expect, type Page, test } from '../watched';
import { CURRENT, host, makeExportWithout, makeNewerExport, NEWER } from './newer';
import { expectKept } from './site';

test.use({ serviceWorkers: 'allow' });

let site: Awaited<ReturnType<typeof host>>;

test.beforeEach(async () => {
  site = await host();
});

test.afterEach(() => site.close());

/** Every script of the page belongs to one version; resolves to which. */
async function expectOneVersion(page: Page): Promise<'current' | 'newer'> {
  const loaded = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[...document.scripts].map(({ src }) => src),
    ]
      .filter((name) => name.includes('/_next/static/chunks/'))
      .map((name) => (name.includes('/newer-') ? 'newer' : 'current')),
  );
  const versions = [...new Set(loaded)];
  expect(versions).toHaveLength(1);
  return versions[0] as 'current' | 'newer';
}

async function expectVersionInSettings(page: Page, said: string): Promise<void> {
  await expect(page.getByText(`Version ${said}`, { exact: true })).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

async function startedTable(page: Page): Promise<string> {
  await startTable(page, ['Ana', 'Bob'], undefined, site.url);
  return page.url();
}

/** The worker has fetched the newer version, and waits. */
async function fetchNewer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) throw new Error('There is no newer version.');
    await new Promise<void>((resolve) => {
      if (worker.state !== 'installing') return resolve();
      worker.addEventListener('statechange', () => resolve(), { once: true });
    });
    if (worker.state !== 'installed') throw new Error(`the newer version is ${worker.state}`);
  });
}

test('With a newer version on the host and the old scripts gone, an open table goes on in its own version until somebody takes the update', async ({
  page,
  context,
}, info) => {
  const dir = info.outputPath('newer');
  await makeNewerExport(dir);
  const table = await startedTable(page);
  await expectKept(page);
  await site.change(dir);

  await openSettings(page);
  await expectVersionInSettings(page, CURRENT);
  await page.goBack();
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3']);
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).click();
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await page.reload();
  expect(await expectOneVersion(page)).toBe('current');

  const tab = await context.newPage();
  await tab.goto(table);
  await expectPoints(tab, { Ana: 3, Bob: 0 });
  expect(await expectOneVersion(tab)).toBe('current');

  await fetchNewer(tab);
  const offer = (of: Page) => of.getByRole('status').filter({ hasText: 'An update is ready.' });
  await expect(offer(tab)).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await offer(page).getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => [...document.scripts].some(({ src }) => src.includes('/newer-')));
  await expectPoints(page, { Ana: 3, Bob: 0 });
  expect(await expectOneVersion(page)).toBe('newer');

  await expect(offer(tab)).toHaveCount(1);
  await openSettings(tab);
  await expectVersionInSettings(tab, NEWER);
  expect(await expectOneVersion(tab)).toBe('newer');
});

test.describe('Without a service worker, as over plain http', () => {
  test.use({ serviceWorkers: 'block' });

  test('a link leads to a whole page of the newer version, and the table is there', async ({ page }, info) => {
    const dir = info.outputPath('newer');
    await makeNewerExport(dir);
    const table = await startedTable(page);
    await page.getByRole('button', { name: 'Score round 1' }).click();
    await enterEmptyClaim(page);
    await page.goto(table);
    await expectPoints(page, { Ana: 0, Bob: 0 });
    await site.change(dir);
    await openSettings(page);
    await expectVersionInSettings(page, NEWER);
    expect(await expectOneVersion(page)).toBe('newer');
    await page.goto(table);
    await expectPoints(page, { Ana: 0, Bob: 0 });
    await expect(page.getByRole('button', { name: 'Undo' })).toContainText('Ana');
  });

  test('where a script is gone the page says so, loses nothing, and reloading brings the newer version', async ({
    page,
  }, info) => {
    const dir = info.outputPath('newer');
    await makeNewerExport(dir);
    const id = await seedScoredTable(page, {}, site.url);
    await countChests(page, id, site.url);
    await site.change(dir);
    await page.getByRole('button', { name: 'Share' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'A part of Tallystick could not be fetched.' });
    await expect(alert).toContainText('Nothing that was saved is lost.');
    await expect(page.getByRole('textbox', { name: 'Details' })).toHaveValue(/ChunkLoadError/);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'The chests are open' })).toBeVisible();
    expect(await expectOneVersion(page)).toBe('newer');
  });

  test('where the words themselves are gone the page still says so', async ({ page }, info) => {
    const dir = info.outputPath('wordless');
    makeExportWithout(dir, 'An update is ready.');
    await site.change(dir);
    await page.goto(site.url);
    await expect(page.getByRole('alert').filter({ hasText: 'A part of Tallystick' })).toBeVisible();
    await site.change(inRoot('out'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('No tables yet')).toBeVisible();
  });
});

test('A screen that fails in any other way says what happened, and its details can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const languages = Object.assign([...navigator.languages], {
      find() {
        if (location.hash !== '#well') throw new Error('No language today');
        return 'en-US';
      },
    });
    Object.defineProperty(navigator, 'languages', { value: languages });
  });
  await page.goto(site.url);
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong here.' });
  await expect(alert).toContainText('Nothing that was saved is lost.');
  await page.getByRole('button', { name: 'Copy the details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Tallystick ${CURRENT}`);
  expect(copied).toContain('No language today');
  await page.evaluate(() => {
    location.hash = '#well';
  });
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No tables yet')).toBeVisible();
});
