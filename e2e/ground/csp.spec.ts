import { expect, test } from '@playwright/test';
import { inRoot } from '../../lib/commands/paths.mjs';
import { expectKept, expectScreen, routesOf, watchFaults } from './site';

for (const route of routesOf(inRoot('out'))) {
  test(`The screen at ${route} keeps to its policy, asks no other origin, and has nothing to complain of`, async ({
    page,
    baseURL,
  }) => {
    const faults = watchFaults(page, new URL(baseURL ?? '').origin);
    await page.goto(route);
    await expectScreen(page);
    await expectKept(page);
    expect(faults).toEqual([]);
  });
}

test('A script that is not ours does not run', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

test('No other site may show the app in a frame', async ({ request }) => {
  const response = await request.get('/');
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
});
