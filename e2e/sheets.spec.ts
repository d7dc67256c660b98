import { expectNoBarriers } from './barriers';
import { seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

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
    await expectNoBarriers(page, part);
    await page.keyboard.press('Escape');
  }
  await openMenu(page, 'The board says otherwise');
  await dialog.getByRole('button', { name: /^Enter/ }).click();
  await expect(dialog.getByText(/that differs from the sums is needed/)).toBeVisible();
  await expectNoBarriers(page, 'an adjustment without points');
  await page.keyboard.press('Escape');
  await openMenu(page, 'People at the table');
  await expectNoBarriers(page, 'people');
  await dialog.getByRole('button', { name: 'Ștefan' }).click();
  await expectNoBarriers(page, 'a person');
  await page.keyboard.press('Escape');

  await press(page, 'Ledger');
  await press(page, 'Enter a claim of another round');
  await expectNoBarriers(page, 'a claim of another round');
  await page.keyboard.press('Escape');
  await press(page, 'Amend the claim of Ana, round 3');
  await press(page, 'Move to another round or player');
  await dialog.getByRole('button', { name: 'One round earlier' }).click();
  await dialog.getByRole('button', { name: 'Move it there' }).click();
  await expect(page.getByText('Ana has a claim in round 2 already.')).toBeVisible();
  await expectNoBarriers(page, 'an amendment that is refused');
  await press(page, 'Delete the claim of Ana, round 3');
  await expect(page.getByText('Deleted, counts nothing.')).toBeVisible();
  await expectNoBarriers(page, 'a deleted claim');
  await press(page, 'Undo the deletion');
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectNoBarriers(page, 'a rule');
  await page.keyboard.press('Escape');

  await page.goto(`session/?id=${id}`);
  await press(page, 'Open the chests');
  await press(page, 'Abbey: one more');
  await expect(page.getByText(/What lies there counts/)).toBeVisible();
  await expectNoBarriers(page, 'a chest');
  for (const [address, text] of [
    ['session/?id=nowhere', 'No such table on this phone'],
    ['rules/cardcassonne/', 'Rules of Cardcassonne'],
    ['nowhere/', 'No such page'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectNoBarriers(page, text);
  }
});
