import { inRoot } from '../../lib/commands/paths.mjs';
import { expect, test } from '../watched';
import { expectKept, expectScreen, routesOf, watchComplaints } from './site';

test.describe('With the worker that keeps every file', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every screen keeps to its policy, asks no other origin, and has nothing to complain of', async ({ page }) => {
    const complaints = watchComplaints(page);
    for (const route of routesOf(inRoot('out'))) {
      await test.step(route, async () => {
        await page.goto(route);
        await expectScreen(page);
        await expectKept(page);
        expect(complaints).toEqual([]);
      });
    }
  });
});

test('A script that is not ours does not run', async ({ page, faults }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^policy: .*inline script/)]);
});

test('A page that asks another origin for something does not pass', async ({ page, baseURL, faults }) => {
  const elsewhere = `${baseURL?.replace('localhost', '127.0.0.1')}/icons/icon.svg`;
  await page.route('/bare', (route) => route.fulfill({ contentType: 'text/html', body: `<img src="${elsewhere}">` }));
  await page.goto('/bare');
  expect(faults.splice(0)).toEqual([`another origin was asked: ${elsewhere}`]);
});

test('No other site may show the app in a frame', async ({ request }) => {
  const response = await request.get('/');
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
});
