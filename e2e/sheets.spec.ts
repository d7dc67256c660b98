import { expectNoBarriers } from './barriers';
import { seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

/** What stands on the screen has no barrier that a machine can find, by day and by candlelight. */
async function look(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page, `${screen}, ${colorScheme}`);
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Somebody opens a part of the table's menu. */
async function openMenu(page: Page, part: string): Promise<void> {
  await press(page, 'More');
  await page.getByRole('dialog').getByRole('button', { name: part }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: part })).toBeVisible();
}

test('No sheet of a table, nor what it refuses, has a barrier that a machine can find', async ({ page }) => {
  const id = await seedScoredTable(page);
  await page.goto(`session/?id=${id}`);
  const dialog = page.getByRole('dialog');
  for (const part of ['Animal values', 'House rules']) {
    await openMenu(page, part);
    await look(page, part);
    await page.keyboard.press('Escape');
  }
  await openMenu(page, 'The board says otherwise');
  await dialog.getByRole('button', { name: /^Enter/ }).click();
  await expect(dialog.getByText(/that differs from the sums is needed/)).toBeVisible();
  await look(page, 'an adjustment without points');
  await page.keyboard.press('Escape');
  await openMenu(page, 'People at the table');
  await look(page, 'people');
  await dialog.getByRole('button', { name: 'Ștefan' }).click();
  await look(page, 'a person');
  await page.keyboard.press('Escape');

  await press(page, 'Ledger');
  await press(page, 'Enter a claim of another round');
  await look(page, 'a claim of another round');
  await page.keyboard.press('Escape');
  await press(page, 'Amend the claim of Ana, round 3');
  await press(page, 'Move to another round or player');
  await dialog.getByRole('button', { name: 'One round earlier' }).click();
  await dialog.getByRole('button', { name: 'Move it there' }).click();
  await expect(page.getByText('Ana has a claim in round 2 already.')).toBeVisible();
  await look(page, 'an amendment that is refused');
  await press(page, 'Delete the claim of Ana, round 3');
  await expect(page.getByText('Deleted, counts nothing.')).toBeVisible();
  await look(page, 'a deleted claim');
  await press(page, 'Undo the deletion');
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  await expect(dialog.getByRole('heading')).toBeVisible();
  await look(page, 'a rule');
  await page.keyboard.press('Escape');

  await page.goto(`session/?id=${id}`);
  await press(page, 'Open the chests');
  await press(page, 'Abbey: one more');
  await expect(page.getByText(/What lies there counts/)).toBeVisible();
  await look(page, 'a chest');
  for (const [address, text] of [
    ['session/?id=nowhere', 'No such table on this phone'],
    ['rules/cardcassonne/', 'Rules of Cardcassonne'],
    ['nowhere/', 'No such page'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await look(page, text);
  }
});
