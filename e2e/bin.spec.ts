import { enterEmptyClaim } from './at-the-table';
import { expectNoBarriers } from './barriers';
import { seedTables } from './seeded';
import { expect, type Page, test } from './watched';

/** Tables called so, of two people, and the start page. Resolves to the address of the first one. */
async function layNamed(page: Page, ...names: string[]): Promise<string> {
  await seedTables(page, names, 0);
  await page.goto('');
  for (const name of names) await expect(page.getByRole('button', { name: `More about ${name}` })).toBeVisible();
  return 'session/?id=table-0';
}

async function deleteTable(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: `In the bin: ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `More about ${name}` })).toBeHidden();
}

/** From now on time passes only where the test lets it: how long a finger was down is no matter of the machine. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

const toBin = (page: Page) => page.getByRole('link', { name: /^Bin/ });

test('A table is deleted by mistake and brought back at once', async ({ page }) => {
  await layNamed(page, 'Sunday');
  await deleteTable(page, 'Sunday');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expect(toBin(page)).toHaveText(/1 table/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
  await expect(toBin(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
});

test('A deleted table is found in the bin days later, and is back with all it had', async ({ page }) => {
  const monday = await layNamed(page, 'Monday', 'Tuesday');
  await deleteTable(page, 'Monday');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tuesday' })).toBeVisible();
  await toBin(page).click();
  await expect(page.getByRole('heading', { name: 'Bin' })).toBeVisible();
  await expect(page.getByText('30 days left')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back Monday' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: 'Brought back: Monday' })
    .getByRole('link', { name: 'Open' })
    .click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
  await expect(page).toHaveURL(`/${monday}`);
});

test('A deleted table opened by its address says that it is in the bin, and is brought back from there', async ({
  page,
}) => {
  const address = await layNamed(page, 'Sunday');
  await deleteTable(page, 'Sunday');
  await page.goto(address);
  await expect(page.getByText('This table is in the bin')).toBeVisible();
  await expect(page.getByText('It is erased in 30 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
  await expect(toBin(page)).toBeHidden();
});

test('After thirty days a deleted table is gone for good', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T20:00:00Z'));
  const address = await layNamed(page, 'Sunday');
  await deleteTable(page, 'Sunday');
  await page.clock.setFixedTime(new Date('2026-12-28T20:00:00Z'));
  await page.goto('bin/');
  await expect(page.getByText('1 day left')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-29T20:00:00Z'));
  await page.goto('settings/');
  await expect(page.getByRole('link', { name: /^Bin/ })).toBeVisible();
  await page.goto('');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expect(toBin(page)).toBeHidden();
  await page.goto(address);
  await expect(page.getByText('No such table on this phone')).toBeVisible();
});

test('The bin is emptied only by holding on', async ({ page }) => {
  await page.clock.install();
  const address = await layNamed(page, 'Sunday');
  await deleteTable(page, 'Sunday');
  await toBin(page).click();
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  const hold = page.getByRole('button', { name: 'Hold to erase 1 table' });
  await expect(hold).toBeVisible();
  await stopTime(page);
  await hold.click();
  await page.clock.runFor(5000);
  await expect(hold).toBeVisible();
  await expect(page.getByText('30 days left')).toBeVisible();
  await hold.hover();
  await page.mouse.down();
  await page.clock.runFor(1199);
  await expect(hold).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Erased 1 table')).toBeVisible();
  await page.clock.resume();
  await page.goto(address);
  await expect(page.getByText('No such table on this phone')).toBeVisible();
});

test('Everything is erased only by holding on, and nobody is remembered afterwards', async ({ page }) => {
  const address = await layNamed(page, 'Sunday');
  await page.goto('settings/');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('button', { name: 'Save a backup first' })).toBeVisible();
  await page.getByRole('button', { name: 'Hold to erase everything' }).hover();
  await page.mouse.down();
  await expect(page.getByText('Everything is erased.')).toBeVisible();
  await page.mouse.up();
  await page.goto(address);
  await expect(page.getByText('No such table on this phone')).toBeVisible();
  await page.goto('new/');
  await expect(page.getByRole('button', { name: 'New name' })).toBeVisible();
  await expect(page.getByText('Ana')).toHaveCount(0);
});

test('With the keyboard it takes two presses, a second apart', async ({ page }) => {
  await page.clock.install();
  await layNamed(page, 'Sunday');
  await deleteTable(page, 'Sunday');
  await toBin(page).click();
  await page.getByRole('button', { name: 'Empty the bin' }).press('Enter');
  const hold = page.getByRole('button', { name: 'Hold to erase 1 table' });
  await expect(hold).toBeVisible();
  await stopTime(page);
  await hold.press('Enter');
  const again = page.getByRole('button', { name: 'Press once more to erase' });
  await page.clock.runFor(999);
  await again.press('Enter');
  await expect(again, 'the second press came too soon').toBeVisible();
  await page.clock.runFor(1);
  await again.press('Enter');
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

test('An entry from another window brings a deleted table back', async ({ page, context }) => {
  const address = await layNamed(page, 'Sunday');
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Score round 1' }).click();
  await expect(other.getByRole('heading', { name: 'Claim: Ana' })).toBeVisible();
  await deleteTable(page, 'Sunday');
  await enterEmptyClaim(other);
  await expect(other.getByText('Claim: Bob')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible();
  await expect(toBin(page)).toBeHidden();
});

test('In both themes the bin and the ways into it have no barrier that a machine can find', async ({ page }) => {
  const address = await layNamed(page, 'Sunday');
  await page.getByRole('button', { name: 'More about Sunday' }).click();
  const toDelete = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await expect(toDelete).toBeVisible();
  await expectNoBarriers(page, 'menu of a table');
  await toDelete.click();
  await expect(page.getByText('In the bin: Sunday')).toBeVisible();
  await expectNoBarriers(page, 'start page after deleting');
  await page.goto('settings/');
  await expect(toBin(page)).toBeVisible();
  await expectNoBarriers(page, 'settings');
  await toBin(page).click();
  await expect(page.getByRole('button', { name: 'Bring back Sunday' })).toBeVisible();
  await expectNoBarriers(page, 'bin');
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await expect(page.getByRole('button', { name: 'Hold to erase 1 table' })).toBeVisible();
  await expectNoBarriers(page, 'emptying the bin');
  await page.keyboard.press('Escape');
  await page.goto(address);
  await expect(page.getByText('This table is in the bin')).toBeVisible();
  await expectNoBarriers(page, 'a table in the bin');
  await page.goto('bin/');
  await page.getByRole('button', { name: 'Bring back Sunday' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await expectNoBarriers(page, 'empty bin');
});
