import { buildApp, SUBPATH } from '../../lib/commands/build.mjs';
import { inRoot } from '../../lib/commands/paths.mjs';
import { serve } from '../../lib/commands/serve.mjs';
import { expect, test } from '../watched';
import { expectKept, expectScreen, routesOf, watchComplaints } from './site';

test.use({ serviceWorkers: 'allow' });
// One build serves them all.
test.describe.configure({ mode: 'default' });

const DIR = inRoot(SUBPATH.dir);
let server: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildApp(SUBPATH);
});

test.beforeEach(async ({ page }) => {
  server = await serve({ dir: DIR, basePath: SUBPATH.basePath });
  await page.goto(server.url);
});

test.afterEach(() => server?.close());

test('Under a path of a host, a link changes the screen without loading a page', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const link = page.locator(`a[href^="${SUBPATH.basePath}/"]:not([href="${SUBPATH.basePath}/"])`).first();
  const target = new URL((await link.getAttribute('href')) ?? '', server.url).href;
  await link.click();
  await expect(page).toHaveURL(target);
  await expectScreen(page);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('Under a path of a host, every screen opens without the server, and our own page for an unknown address', async ({
  page,
}) => {
  await expectKept(page);
  await server.close();
  for (const route of routesOf(DIR)) {
    const response = await page.goto(server.url + route.slice(1));
    expect(response?.status(), route).toBe(200);
    await expectScreen(page);
  }
  const response = await page.goto(`${server.url}no/such/address`);
  expect(response?.status()).toBe(404);
  await expectScreen(page);
});
