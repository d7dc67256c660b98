import { enterClaim, enterEmptyClaim, expectPoints, tapCards } from './at-the-table';
import { sitDown } from './seeded';
import { storedLog } from './store';
import { expect, type Page, test } from './watched';

const PEOPLE = ['Ana', 'Bob', 'Ion'];

async function otherWindow(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('list', { name: 'Standings' })).toBeVisible();
  return other;
}

/** Somebody opens the claim of that player in round 1, whoever comes first. */
async function openClaim(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name: `Claim: ${name}` })).toBeVisible();
}

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
  await kept.getByRole('button', { name: 'Close' }).click();
  await kept.getByRole('button', { name: /^Undo/ }).click();
  await expectPoints(kept, { Ana: 0, Bob: 0 });
  await enterClaim(lost, labels[loser] ?? '');
  await expectPoints(kept, { Ana: loser === 0 ? 3 : 2, Bob: 0 });
});

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
