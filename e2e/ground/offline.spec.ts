import { inRoot } from '../../lib/commands/paths.mjs';
import { serve } from '../../lib/commands/serve.mjs';
import { expect, type Page, test } from '../watched';
import { expectKept, expectScreen, routesOf } from './site';

test.use({ serviceWorkers: 'allow' });

/** Somebody has visited the app once, and the server is gone. Resolves to its address. */
async function visitOnce(page: Page): Promise<string> {
  const server = await serve({ dir: inRoot('out') });
  await page.goto(server.url);
  await expectKept(page);
  await server.close();
  return server.url;
}

/** Where a browser found the scripts, styles and fonts of a page, as it says of those for which no worker was asked. */
function sourcesOfScripts(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_next/static/'))
      .map((entry) => entry.toJSON().workerFinalSourceType),
  );
}

test('Without the server, every screen opens at its address', async ({ page }) => {
  const site = await visitOnce(page);
  await page.reload();
  await expectScreen(page);
  expect(new Set(await sourcesOfScripts(page)), 'the browser finds them without the worker').toEqual(
    new Set(['cache']),
  );
  for (const route of routesOf(inRoot('out'))) {
    const response = await page.goto(new URL(route, site).href);
    expect(response?.status(), route).toBe(200);
    await expectScreen(page);
  }
});

test('Without the server, whatever else is asked for is answered', async ({ page, context }) => {
  const site = await visitOnce(page);

  await test.step('a table in a new tab, at its address', async () => {
    const tab = await context.newPage();
    const response = await tab.goto(`${site}session/?id=a-table&more=%C8%99`);
    expect(response?.status()).toBe(200);
    await expectScreen(tab);
    expect(new URL(tab.url()).search).toBe('?id=a-table&more=%C8%99');
    await tab.close();
  });

  await test.step('an address without its last slash leads to the same screen', async () => {
    await page.goto(`${site}session?id=a-table`);
    await expectScreen(page);
    expect(page.url()).toBe(`${site}session/?id=a-table`);
  });

  await test.step('an unknown address shows our own page for it', async () => {
    const response = await page.goto(`${site}no/such/address`);
    expect(response?.status()).toBe(404);
    await expectScreen(page);
  });

  await test.step('what the app asks for ahead of a tap', async () => {
    await page.goto(site);
    await expectScreen(page);
    const answers = await page.evaluate(async () => {
      const head = await fetch('new/?_rsc=1', { method: 'HEAD' });
      const payload = await fetch('new/index.txt?_rsc=1');
      return { head: head.status, payload: payload.status };
    });
    expect(answers).toEqual({ head: 200, payload: 200 });
  });
});
