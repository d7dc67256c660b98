import type { Page } from '@playwright/test';

/** What is on the screen stands where it stays: its letters are here, and the app has heard of its size. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Whoever asked for a size hears of a new one before the next frame is drawn.
    await new Promise(requestAnimationFrame);
  });
}
