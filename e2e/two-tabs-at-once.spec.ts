import { enterEmptyClaim } from './at-the-table';
import { sitDown } from './seeded';
import { storedLog } from './store';
import { openClaim, otherWindow } from './two-windows';
import { expect, type Page, test } from './watched';

const PEOPLE = ['Ana', 'Bob', 'Ion'];

/** Somebody enters that no card lay behind these followers, one after the other. */
async function enterNothing(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await openClaim(page, name);
    await enterEmptyClaim(page);
    await page.getByRole('button', { name: 'Close' }).click();
  }
}

/**
 * Somebody takes back and brings back as fast as the keys go, until the log is so long. What the other window was first
 * to do is refused, and what it brought back first is no longer there to press.
 */
async function takeBackAndForth(page: Page, length: number): Promise<void> {
  const undo = page.getByRole('button', { name: /^Undo/ });
  const redo = page.getByRole('main').getByRole('button', { name: 'Redo' });
  while ((await storedLog(page)).length < length) {
    for (let times = 0; times < 5; times += 1) {
      await undo.press('Enter');
      if (await redo.isVisible()) await redo.press('Enter', { timeout: 500 }).catch(() => undefined);
    }
  }
}

test('200 writes from two windows, many of them at once: none is lost and none is there twice', async ({ page }) => {
  await sitDown(page, PEOPLE);
  const other = await otherWindow(page);
  const windows = [page, other];
  await Promise.all([enterNothing(page, ['Ana', 'Ion']), enterNothing(other, ['Bob'])]);
  await expect.poll(async () => (await storedLog(page)).length).toBe(1 + PEOPLE.length);
  for (const window of windows) await window.getByRole('button', { name: 'Ledger' }).click();

  await Promise.all(windows.map((window) => takeBackAndForth(window, 201)));

  const log = await storedLog(page);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
  for (const window of windows) await window.getByRole('button', { name: 'To the table' }).click();
  const nextToUndo = (window: Page) => window.getByRole('button', { name: /^Undo/ }).textContent();
  await expect.poll(() => nextToUndo(page)).toBe(await nextToUndo(other));
});
