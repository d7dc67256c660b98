import { inRoot } from '../../lib/commands/paths.mjs';
import { serve } from '../../lib/commands/serve.mjs';
import { expect, test } from '../watched';
import { expectKept, expectScreen, routesOf } from './site';

test.use({ serviceWorkers: 'allow' });

const OUT = inRoot('out');
let server: Awaited<ReturnType<typeof serve>>;

test.beforeEach(async ({ page }) => {
  server = await serve({ dir: OUT });
  await page.goto(server.url);
  await expectKept(page);
  await server.close();
});

test('After one visit, the app opens again without the server', async ({ page }) => {
  await page.reload();
  await expectScreen(page);
});

test('Without the server, every screen opens at its address', async ({ page }) => {
  for (const route of routesOf(OUT)) {
    const response = await page.goto(new URL(route, server.url).href);
    expect(response?.status(), route).toBe(200);
    await expectScreen(page);
  }
});

test('Without the server, a new tab opens a table at its address', async ({ context }) => {
  const tab = await context.newPage();
  const response = await tab.goto(`${server.url}session/?id=a-table&more=%C8%99`);
  expect(response?.status()).toBe(200);
  await expectScreen(tab);
  expect(new URL(tab.url()).search).toBe('?id=a-table&more=%C8%99');
});

test('Without the server, an address without its last slash leads to the same screen', async ({ page }) => {
  await page.goto(`${server.url}session?id=a-table`);
  await expectScreen(page);
  expect(page.url()).toBe(`${server.url}session/?id=a-table`);
});

test('Without the server, an unknown address shows our own page for it', async ({ page }) => {
  const response = await page.goto(`${server.url}no/such/address`);
  expect(response?.status()).toBe(404);
  await expectScreen(page);
});

test('Without the server, what the app asks for ahead of a tap is answered', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const head = await fetch('new/?_rsc=1', { method: 'HEAD' });
    const payload = await fetch('new/index.txt?_rsc=1');
    return { head: head.status, payload: payload.status };
  });
  expect(answers).toEqual({ head: 200, payload: 200 });
});
