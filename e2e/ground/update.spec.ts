import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../lib/commands/paths.mjs';
import { serve } from '../../lib/commands/serve.mjs';
import { addWorker } from '../../lib/commands/worker.mjs';
import { expect, type Page, test } from '../watched';
import { expectKept, expectScreen } from './site';

test.use({ serviceWorkers: 'allow' });

const OUT = inRoot('out');

/** A newer export, of which the host has only what is new: whoever asks for anything else gets no answer. */
async function makeNewer(complete: string, host: string): Promise<void> {
  cpSync(OUT, complete, { recursive: true });
  appendFileSync(join(complete, 'index.html'), '<!-- newer -->');
  await addWorker(complete);
  mkdirSync(host, { recursive: true });
  for (const file of ['index.html', '404.html', 'sw.js']) cpSync(join(complete, file), join(host, file));
}

/** Loads the page again, and answers whether what comes is the newer one. */
async function isNewer(page: Page): Promise<boolean> {
  const response = await page.reload();
  await expectScreen(page);
  // Chrome puts a takeover off by half a minute if a page asks for something just then.
  await page.waitForLoadState('networkidle');
  return ((await response?.text()) ?? '').endsWith('<!-- newer -->');
}

test('A newer version fetches only what is new, waits until it is asked, and then takes over', async ({
  page,
}, info) => {
  const host = info.outputPath('host');
  await makeNewer(info.outputPath('newer'), host);
  const older = await serve({ dir: OUT });
  await page.goto(older.url);
  await expectKept(page);
  await older.close();
  const newer = await serve({ dir: host, port: older.port });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const came = new Promise<string | undefined>((resolve) => {
      registration.addEventListener(
        'updatefound',
        () => {
          const worker = registration.installing ?? registration.waiting;
          if (worker?.state !== 'installing') resolve(worker?.state);
          else worker.addEventListener('statechange', () => resolve(worker.state), { once: true });
        },
        { once: true },
      );
    });
    await registration.update();
    const state = await came;
    if (state !== 'installed') throw new Error(`the newer version is ${state}`);
  });
  await newer.close();

  expect(await isNewer(page)).toBe(false);

  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    waiting?.postMessage({ type: 'SKIP_WAITING' });
    await taken;
  });
  expect(await isNewer(page)).toBe(true);
});

test('The first visit keeps the app without loading the page again', async ({ page }) => {
  const server = await serve({ dir: OUT });
  await page.goto(server.url);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await expectKept(page);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await server.close();
});
