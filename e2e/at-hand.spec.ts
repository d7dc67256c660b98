import { enterEmptyClaim, sitAround, startTable } from './at-the-table';
import { sitDown } from './seeded';
import { expect, type Page, test } from './watched';

/** A phone that counts the locks on its screen and the times it vibrates. */
async function withSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { locks: 0, shakes: 0 };
    const request = async () => {
      felt.locks += 1;
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) felt.locks -= 1;
          lock.released = true;
        },
      };
      return lock;
    };
    Object.assign(window, { felt });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    navigator.vibrate = () => {
      felt.shakes += 1;
      return true;
    };
  });
}

const felt = (page: Page) =>
  page.evaluate(() => (window as unknown as { felt: { locks: number; shakes: number } }).felt);

async function enterFirstClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await enterEmptyClaim(page);
  await expect(page.getByText('Claim: Bob')).toBeVisible();
}

test('The screen stays on at the table and nowhere else, and an entry is felt', async ({ page }) => {
  await withSenses(page);
  await sitDown(page, ['Ana', 'Bob']);
  await expect.poll(() => felt(page)).toEqual({ locks: 1, shakes: 0 });
  await enterFirstClaim(page);
  await expect.poll(() => felt(page)).toEqual({ locks: 1, shakes: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expect.poll(() => felt(page)).toEqual({ locks: 0, shakes: 1 });
});

test('Both are turned off in the settings, and stay so', async ({ page }) => {
  await withSenses(page);
  await page.goto('settings/');
  for (const name of ['Keep the screen awake', 'Short vibration']) {
    const control = page.getByRole('switch', { name });
    await expect(control).toBeChecked();
    await control.click();
    await expect(control).not.toBeChecked();
  }
  await startTable(page, ['Ana', 'Bob']);
  await enterFirstClaim(page);
  expect(await felt(page)).toEqual({ locks: 0, shakes: 0 });
});

test('Who deals first is drawn by lot, and the set-up of the table is told for that many people', async ({ page }) => {
  await page.goto('new/');
  const draw = page.getByRole('button', { name: 'Draw by lot who deals first' });
  await expect(page.getByText('Nobody has sat down yet.')).toBeVisible();
  await expect(draw).toBeHidden();
  await sitAround(page, ['Ana', 'Bob', 'Łucja']);
  await draw.click();
  const told = page.getByRole('status').filter({ hasText: /^(Ana|Bob|Łucja) deals$/ });
  await expect(told).toBeVisible();
  const dealer = ((await told.textContent()) ?? '').replace(' deals', '');
  await expect(page.getByRole('button', { name: `${dealer} deals first`, pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start the table/ })).toContainText(`${dealer} deals`);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect(steps.filter({ hasText: 'Back into the box' })).toContainText('5 blank cards, 2 scoring cards');
  await expect(steps.filter({ hasText: 'turns up' })).toContainText(`${dealer} turns up 10 cards`);
  await expect(steps.filter({ hasText: 'to each player' })).toContainText(`${dealer} deals 5 cards`);
  await expect(steps.filter({ hasText: 'Shuffle' })).toContainText('130 cards');
});
