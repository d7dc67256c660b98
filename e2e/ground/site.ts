import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Pages that no link leads to. */
const NO_ROUTE = ['404', '_not-found', '_global-error'];

/** Every route of an export, as "/", "/new/". */
export function routesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => dirname(file))
    .filter((folder) => !NO_ROUTE.includes(folder))
    .map((folder) => (folder === '.' ? '/' : `/${folder}/`))
    .sort();
}

/** Waits until the worker is active, which it is only once it keeps every file, and rules this page. */
export async function expectKept(page: Page): Promise<void> {
  const ruled = page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    return active?.state;
  });
  expect(['activating', 'activated']).toContain(await ruled);
}

/** The page shows one of our screens: it has a heading, and the browser has no error of its own in its place. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** Collects what a page complains of in the browser's console. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}
