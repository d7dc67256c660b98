import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './at-rest';

type Theme = 'light' | 'dark';

/** The screen goes over to a theme; colours are measured as they stand, not in the middle of a movement. */
async function wear(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const worn = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(worn).toBe(colorScheme);
}

/**
 * In its legacy mode axe opens no window of its own for each look; it differs only where a page has frames, and ours have
 * none. What is well need not be described: that took longer than looking.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNone(axe: AxeBuilder, screen: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
}

/** No barrier that a machine can find is on the screen, in either theme. A theme changes colours, and nothing else. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  await wear(page, 'light');
  await expectNone(axeOn(page), screen);
  await wear(page, 'dark');
  await expectNone(axeOn(page).withRules('color-contrast'), `${screen}, dark`);
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
