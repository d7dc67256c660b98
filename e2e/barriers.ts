import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './at-rest';

type Theme = 'light' | 'dark';

/** The screen goes over to a theme; colours are measured as they stand, not in the middle of a movement. */
async function wear(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const worn = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(worn).toBe(colorScheme);
}

/**
 * What axe finds on the screen, as "rule at place". 2026-11-30: it is put into a page once, where its companion for
 * Playwright puts all of it there twice before each look; and what is well is not described. That took longer than looking.
 */
async function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked);
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
}

/** No barrier that a machine can find is on the screen, in either theme. A theme changes colours, and nothing else. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  await wear(page, 'light');
  expect(await violationsOn(page), screen).toEqual([]);
  await wear(page, 'dark');
  expect(await violationsOn(page, { runOnly: ['color-contrast'] }), `${screen}, dark`).toEqual([]);
}

/** Nothing on the screen is wider than a small phone, a tablet, or a computer; nor what is in the sheet, if one is open. */
export async function expectFits(page: Page, screen: string, sheet?: Locator): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of [360, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    const within = (await sheet?.evaluate((around) => around.scrollWidth - around.clientWidth)) ?? 0;
    expect(within, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}
