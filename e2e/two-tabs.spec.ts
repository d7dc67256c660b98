import { enterClaim, expectPoints, tapCards } from './at-the-table';
import { sitDown } from './seeded';
import { storedLog } from './store';
import { openClaim, otherWindow } from './two-windows';
import { expect, type Page, test } from './watched';

test('An entry in one window is shown in the other', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const other = await otherWindow(page);
  await openClaim(page, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await expectPoints(other, { Ana: 3, Bob: 0 });
  await other.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
});

test('Entries made in both windows at the same time are both kept', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const other = await otherWindow(page);
  await openClaim(page, 'Ana');
  await openClaim(other, 'Bob');
  await tapCards(page, 'road', ['Person 3']);
  await tapCards(other, 'field', ['Person 2']);
  await Promise.all([enterClaim(page, 'Enter 3 for Ana'), enterClaim(other, 'Enter 2 for Bob')]);
  for (const window of [page, other]) {
    await window.getByRole('button', { name: 'Close' }).click();
    await expectPoints(window, { Ana: 3, Bob: 2 });
  }
  expect(await storedLog(page)).toHaveLength(3);
});

test('Of two claims of the same player one is kept; the other is refused in words, stays, and can be entered again', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  const windows = [page, await otherWindow(page)];
  const labels = ['Enter 3 for Ana', 'Enter 2 for Ana'];
  for (const window of windows) await openClaim(window, 'Ana');
  for (const [nth, window] of windows.entries()) {
    await tapCards(window, 'road', [nth === 0 ? 'Person 3' : 'Person 2']);
  }
  await Promise.all(windows.map((window, nth) => window.getByRole('button', { name: labels[nth] }).click()));
  const refusals = windows.map((window) => window.getByText('Ana has a claim in round 1 already.'));
  await expect
    .poll(async () => (await Promise.all(refusals.map((said) => said.isVisible()))).filter(Boolean))
    .toHaveLength(1);
  const loser = (await refusals[0]?.isVisible()) ? 0 : 1;
  const [lost, kept] = [windows[loser], windows[1 - loser]] as [Page, Page];
  await expect(lost.getByRole('region', { name: '1 card claimed' })).toBeVisible();
  // Where the one that was entered is amended, the other is offered as a change of it; once that is taken back, as it was.
  await lost.getByRole('button', { name: 'Amend round 1' }).click();
  await expect(lost.getByText('This change is not entered yet.')).toBeVisible();
  await expect(lost.getByRole('button', { name: loser === 0 ? 'Amend to 3' : 'Amend to 2' })).toBeVisible();
  await lost.getByRole('button', { name: 'Close' }).click();
  await expect(kept.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await kept.getByRole('button', { name: 'Close' }).click();
  await kept.getByRole('button', { name: /^Undo/ }).click();
  for (const window of windows) await expectPoints(window, { Ana: 0, Bob: 0 });
  await openClaim(lost, 'Ana');
  await enterClaim(lost, labels[loser] ?? '');
  await expectPoints(kept, { Ana: loser === 0 ? 3 : 2, Bob: 0 });
});

/** A far newer Tallystick opens the store of the phone, and lifts it to its own version. */
async function openNewer(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('tallystick', 990);
        request.onblocked = () => resolve('blocked');
        request.onupgradeneeded = () => {
          request.result.createObjectStore('later');
          request.transaction?.objectStore('device').put({ key: 'schema', value: 99 });
        };
        request.onsuccess = () => {
          request.result.close();
          resolve('opened');
        };
      }),
  );
}

test('An older window lets a newer Tallystick through at once, says so, keeps what is entered, and writes nothing more', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await expect(page.getByText('Draft saved')).toBeVisible();
  const newer = await page.context().newPage();
  await newer.goto('icons/icon.svg');
  expect(await openNewer(newer)).toBe('opened');
  const outdated = page.getByRole('status').filter({ hasText: 'A newer Tallystick has been opened on this phone.' });
  await expect(outdated.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('region', { name: '1 card claimed' })).toBeVisible();
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).click();
  const refused = page.getByRole('status').filter({ hasText: 'Not saved.' });
  await expect(refused.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  expect(await storedLog(page)).toHaveLength(1);
  await outdated.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Enter 3 for Ana' })).toBeVisible();
});

test('A window that an older one keeps waiting says so, and goes on by itself', async ({ page, context }) => {
  const older = await context.newPage();
  await older.goto('icons/icon.svg');
  await older.evaluate(async () => {
    const open = indexedDB.open('tallystick', 1);
    await new Promise((resolve) => open.addEventListener('success', resolve));
    Object.assign(window, { letGo: () => open.result.close() });
  });
  await page.goto('');
  const waiting = page.getByText('Another window still has an older Tallystick open.');
  await expect(waiting).toBeVisible();
  await older.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expect(waiting).toBeHidden();
});
