import type { Page } from '@playwright/test';

/** Keeps what a page asks for at those addresses back until it is let go. Resolves to the way to let it go. */
export async function holdBack(page: Page, which: string | ((address: URL) => boolean)): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
