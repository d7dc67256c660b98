import { expect, type Page } from '@playwright/test';

/** A second window on the table of the first one. */
export async function otherWindow(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('list', { name: 'Standings' })).toBeVisible();
  return other;
}

/** Somebody opens the claim of that player in round 1, whoever comes first. */
export async function openClaim(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name: `Claim: ${name}` })).toBeVisible();
}
