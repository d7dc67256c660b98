import { enterClaim, expectPoints, startTable, tapCards } from './at-the-table';
import { expectFits, expectNoBarriers } from './barriers';
import { sitDown } from './seeded';
import { expect, test } from './watched';

test('In both themes no screen has a barrier that a machine can find', async ({ page }) => {
  await page.goto('');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expectNoBarriers(page, 'home, empty');
  await page.goto('settings/');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expectNoBarriers(page, 'settings');
  await startTable(page, ['Ana', 'Bob']);
  await expectNoBarriers(page, 'live table');
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'field', ['Person 3', 'Sheep', 'Sheep', 'Sheep', 'Animal joker', 'Field building']);
  await expectNoBarriers(page, 'claim');
  await page.getByRole('button', { name: 'Card of a wrong colour' }).click();
  const building = page.getByRole('dialog').getByRole('button', { name: 'Building' });
  await expect(building).toBeVisible();
  await expectNoBarriers(page, 'wrong colour');
  await building.click();
  await page.getByRole('button', { name: /^Enter/ }).click();
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await expectNoBarriers(page, 'receipt');
  await page.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('list', { name: 'Standings' }).getByRole('listitem').filter({ hasText: 'Ana' });
  await row.getByRole('button').first().click();
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await expectNoBarriers(page, 'live table with a ladder');
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Ledger', level: 1 })).toBeVisible();
  await expectNoBarriers(page, 'ledger');
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expectNoBarriers(page, 'home with a table');
});

test('A claim is entered with the keyboard alone', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const press = async (role: 'button' | 'radio', name: string | RegExp, key = 'Enter') => {
    const control = page.getByRole(role, { name });
    while (!(await control.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press(key);
  };
  await press('button', 'Score round 1');
  await expect(page.getByRole('heading', { name: 'Claim: Ana' })).toBeFocused();
  await press('radio', 'Cloister', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Road' })).toBeChecked();
  await press('button', /^Person 3/);
  await press('button', /^Person 1/);
  await press('button', 'Enter 8 for Ana');
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await press('button', 'Claim: Bob');
  await expect(page.getByRole('heading', { name: 'Claim: Bob' })).toBeFocused();
  await press('radio', 'Cloister', 'Space');
  await press('button', 'Enter the empty claim');
  await press('button', 'To the table');
  await expectPoints(page, { Ana: 8, Bob: 0 });
});

test('Nothing is wider than the screen', async ({ page }) => {
  await sitDown(page, ['Maria-Magdalena Constantinescu-Brâncoveanu', 'Bob', 'Łucja', 'Ștefan', 'Zażółć']);
  await expectFits(page, 'live table');
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', [
    'Person 1',
    'Person 2',
    'Person 3',
    'Road animal',
    'Dragon',
    'Fairy',
    'Building joker',
  ]);
  await expectFits(page, 'claim');
  await enterClaim(page, 'Enter 38 + ? for Maria-Magdalena Constantinescu-Brâncoveanu');
  await expectFits(page, 'receipt');
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expectFits(page, 'home');
});
