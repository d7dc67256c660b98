import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterEmptyClaim, startTable } from './at-the-table';

/** A file as a person moves it from one phone to another. */
export type MovedFile = { name: string; mimeType: string; buffer: Buffer };

/** A table of that name with Ana and Bob, Ana's first claim entered. Ends on the receipt of it. */
export async function playTable(page: Page, name: string): Promise<void> {
  await page.goto('new/');
  await page.getByRole('textbox', { name: 'Name of the table' }).fill(name);
  await expect(page.getByText('Draft saved')).toBeVisible();
  const sitting = await page.getByRole('button', { name: 'Change Ana' }).count();
  if (sitting > 0) await page.getByRole('button', { name: /^Start the table/ }).click();
  else await startTable(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await enterEmptyClaim(page);
}

/** What a tap on that button puts among the downloads. */
export async function downloadBy(page: Page, button: string): Promise<MovedFile> {
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  const download = await coming;
  const buffer = await readFile(await download.path());
  return { name: download.suggestedFilename(), mimeType: 'application/json', buffer };
}

/** Somebody saves everything, from the settings. */
export async function saveBackup(page: Page): Promise<MovedFile> {
  await page.goto('settings/');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const file = await downloadBy(page, 'Save as a file');
  await expect(page.getByText('Saved among the downloads.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return file;
}

/** Somebody chooses a file in the settings, and sees what it would do. */
export async function loadBackup(page: Page, file: MovedFile): Promise<void> {
  await page.goto('settings/');
  await page.getByLabel('Load a backup').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Bring in tables' })).toBeVisible();
}
