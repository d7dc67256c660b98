import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No barrier that a machine can find is on the screen. */
export async function expectNoBarriers(page: Page, screen: string): Promise<void> {
  // Colours are measured as they stand, not in the middle of a movement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
}
