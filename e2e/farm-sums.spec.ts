import { expectFits, expectNoBarriers } from './barriers';
import { expect, type Page, test } from './watched';

/** What the count gives so far, as "Red +9". */
async function expectPoints(page: Page, points: readonly string[]): Promise<void> {
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText(points);
}

async function press(page: Page, name: string, times = 1): Promise<void> {
  for (let nth = 0; nth < times; nth++) await page.getByRole('button', { name, exact: true }).click();
}

/** Somebody adds a farm with so many cities and one follower of each of these. */
async function addFarm(page: Page, cities: number, farmers: readonly string[]): Promise<void> {
  await press(page, 'Another farm');
  await page.getByRole('textbox', { name: 'Finished cities on its edge' }).fill(`${cities}`);
  for (const name of farmers) await press(page, `${name}: one follower more`);
}

test('From the start page, farms are counted: a majority, a tie, a pig', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Farms' }).click();
  await addFarm(page, 4, ['Red', 'Red', 'Yellow']);
  const west = page.getByRole('region', { name: 'Farm 1' });
  await expect(west).toContainText('2 to 1: Red scores.');
  await press(page, 'Pig: Red');
  await expect(west).toContainText('Red: 4 cities × (3 + 1 for the pig)');
  await west.getByRole('textbox', { name: 'Name of the farm' }).fill('West farm');
  await addFarm(page, 3, ['Black', 'Blue']);
  await expect(page.getByRole('region', { name: 'Farm 2' })).toContainText(
    '1 to 1: Blue and Black both score in full.',
  );
  await expectPoints(page, ['Red +16', 'Blue +9', 'Black +9']);
  await press(page, 'Done');
  await expect(page.getByRole('button', { name: /^West farm/ })).toContainText('+16');

  await test.step('They are still there after a reload, and one can be taken out', async () => {
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^West farm/ }).click();
    await press(page, 'Remove West farm');
    await expectPoints(page, ['Blue +9', 'Black +9']);
  });
});

test('A shared city is ticked in both farms, and the three sets count it each in its way', async ({ page }) => {
  await page.goto('sums/farms/');
  await addFarm(page, 0, ['Red', 'Red']);
  await press(page, 'Another shared city');
  await addFarm(page, 1, ['Red', 'Blue', 'Blue', 'Blue']);
  await page.getByRole('button', { name: 'City A' }).click();
  await expect(page.getByRole('button', { name: 'City A' })).toHaveAttribute('aria-pressed', 'true');
  await expectPoints(page, ['Red +3', 'Blue +6']);
  await page.getByRole('button', { name: /^Third set/ }).click();
  const sheet = page.getByRole('dialog', { name: 'How farms score' });
  await expect(sheet.getByRole('radio', { name: /^First set/ })).toHaveAccessibleName(
    /Totals would move: Red \+1 · Blue \+2\.$/,
  );
  await expect(sheet.getByRole('radio', { name: /^Second set/ })).toHaveAccessibleName(/No total would move\.$/);
  await sheet.getByRole('radio', { name: /^First set/ }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, ['Red +4', 'Blue +8']);
  await expect(page.getByText('City A: 3 to 3: Red and Blue both score in full.')).toBeVisible();
});

test('What no farm can be is refused at the field, and the others count on', async ({ page }) => {
  await page.goto('sums/farms/');
  await addFarm(page, 2, ['Green']);
  await addFarm(page, 2.5, ['Green']);
  await expect(page.getByText('Cities: a whole number from 0 to 126.')).toBeVisible();
  await expectPoints(page, ['Green +6']);
});

test('The most of each kind of goods give 10, and there are no ten wine tokens', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Goods' }).click();
  await press(page, 'Red, Wine: one more', 5);
  await press(page, 'Blue, Wine: one more', 4);
  await press(page, 'Blue, Grain: one more', 3);
  await press(page, 'Red, Grain: one more', 3);
  await expect(page.getByRole('region', { name: 'Wine' })).toContainText('5 to 4: Red scores.');
  await expect(page.getByRole('region', { name: 'Grain' })).toContainText('3 to 3: Red and Blue both score in full.');
  await expectPoints(page, ['Red +20', 'Blue +10']);
  await press(page, 'Blue, Wine: one more');
  await expect(page.getByText('There are 9 wine tokens, not 10.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wine: 10 of 9' })).toBeVisible();
  await press(page, 'Blue, Wine: one fewer');
  await expectPoints(page, ['Red +20', 'Blue +10']);
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('farms are counted in Romanian', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Câmpuri' }).click();
    await press(page, 'Alt câmp');
    await page.getByRole('textbox', { name: 'Orașe terminate pe margine' }).fill('20');
    await press(page, 'Roșu: încă un supus');
    await expect(page.getByRole('region', { name: 'Câmpul 1' })).toContainText('Roșu: 20 de orașe × 3');
    await expectPoints(page, ['Roșu +60']);
  });
});

test('In both themes farms and goods have no barrier that a machine can find', async ({ page }) => {
  await page.goto('sums/farms/');
  await addFarm(page, 2, ['Red']);
  await press(page, 'Another shared city');
  await addFarm(page, 1, ['Red', 'Blue']);
  await press(page, 'Pig: Blue');
  await expectNoBarriers(page, 'farms');
  await page.getByRole('button', { name: /^Third set/ }).click();
  await expectNoBarriers(page, 'the three sets');
  await page.goto('sums/goods/');
  await press(page, 'Red, Wine: one more', 10);
  await expectNoBarriers(page, 'goods');
});

test('Farms and goods are not wider than the screen', async ({ page }) => {
  await page.goto('sums/farms/');
  await addFarm(page, 2, ['Red', 'Blue', 'Yellow', 'Green', 'Black', 'Pink']);
  await expectFits(page, 'a farm being counted');
  await press(page, 'Done');
  await expectFits(page, 'farms');
  await page.goto('sums/goods/');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expectFits(page, 'goods');
});
