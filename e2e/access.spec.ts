import AxeBuilder from '@axe-core/playwright';
import { enterClaim, expectPoints, startTable, tapCards } from './at-the-table';
import { expect, type Page, test } from './watched';

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  // Colours are measured as they stand, not in the middle of a movement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('no screen has a barrier that a machine can find', async ({ page }) => {
      await page.goto('');
      await expect(page.getByText('No tables yet')).toBeVisible();
      await expectNoViolations(page, 'home, empty');
      await page.goto('settings/');
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await expectNoViolations(page, 'settings');
      await startTable(page, ['Ana', 'Bob']);
      await expectNoViolations(page, 'live table');
      await page.getByRole('button', { name: 'Score round 1' }).click();
      await tapCards(page, 'field', ['Person 3', 'Sheep', 'Sheep', 'Sheep', 'Animal joker', 'Field building']);
      await expectNoViolations(page, 'claim');
      await page.getByRole('button', { name: 'Card of a wrong colour' }).click();
      await expectNoViolations(page, 'wrong colour');
      await page.getByRole('dialog').getByRole('button', { name: 'Building' }).click();
      await page.getByRole('button', { name: /^Enter/ }).click();
      await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
      await expectNoViolations(page, 'receipt');
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Ana' }).getByRole('button').first().click();
      await expectNoViolations(page, 'live table with a ladder');
      await page.getByRole('button', { name: 'Ledger' }).click();
      await expectNoViolations(page, 'ledger');
      await page.goto('');
      await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
      await expectNoViolations(page, 'home with a table');
    });
  });
}

test('A claim is entered with the keyboard alone', async ({ page }) => {
  await startTable(page, ['Ana', 'Bob']);
  const press = async (role: 'button' | 'radio', name: string | RegExp, key = 'Enter') => {
    const control = page.getByRole(role, { name });
    while (!(await control.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press(key);
  };
  await press('button', 'Score round 1');
  await expect(page.getByRole('heading', { name: 'Claim: Ana' })).toBeVisible();
  await press('radio', 'Cloister', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Road' })).toBeChecked();
  await press('button', /^Person 3/);
  await press('button', /^Person 1/);
  await press('button', 'Enter 8 for Ana');
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await press('button', 'Claim: Bob');
  await expect(page.getByRole('heading', { name: 'Claim: Bob' })).toBeVisible();
  await press('radio', 'Cloister', 'Space');
  await press('button', 'Enter the empty claim');
  await press('button', 'To the table');
  await expectPoints(page, { Ana: 8, Bob: 0 });
});

for (const width of [360, 390, 768, 1024, 1280]) {
  test(`Nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startTable(page, ['Maria-Magdalena Constantinescu-Brâncoveanu', 'Bob', 'Łucja', 'Ștefan', 'Zażółć']);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow(), 'live table').toBeLessThanOrEqual(0);
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
    expect(await overflow(), 'claim').toBeLessThanOrEqual(0);
    await enterClaim(page, 'Enter 38 + ? for Maria-Magdalena Constantinescu-Brâncoveanu');
    expect(await overflow(), 'receipt').toBeLessThanOrEqual(0);
    await page.goto('');
    await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
    expect(await overflow(), 'home').toBeLessThanOrEqual(0);
  });
}
