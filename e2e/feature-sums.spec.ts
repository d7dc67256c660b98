import { expectFits, expectNoBarriers } from './barriers';
import { expect, type Page, test } from './watched';

/** What the sum says: its formula, who has the majority, and the points. */
async function expectSum(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

async function follower(page: Page, name: string, times = 1): Promise<void> {
  const more = page.getByRole('button', { name: `${name}: one follower more` });
  for (let nth = 0; nth < times; nth++) await more.click();
}

test('From the start page, somebody adds up a city of five tiles with a coat of arms', async ({ page }) => {
  await page.goto('');
  await page.getByRole('region', { name: 'Quick sums' }).getByRole('link', { name: 'City' }).click();
  await expect(page.getByRole('heading', { name: 'City' })).toBeVisible();
  await expectSum(page, 'How many tiles?');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: 'Coats of arms: one more' }).click();
  await expectSum(page, '5 tiles × 2 + 1 coat of arms × 212');

  await test.step('A cathedral makes it dearer, and worth nothing unfinished', async () => {
    await page.getByRole('switch', { name: 'Cathedral' }).click();
    await expectSum(page, '5 tiles × 3 + 1 coat of arms × 318');
    await page.getByRole('radio', { name: 'Unfinished' }).check();
    await expectSum(page, '5 tiles × 0 + 1 coat of arms × 00');
    await page.getByRole('switch', { name: 'Cathedral' }).click();
    await expectSum(page, '5 tiles × 1 + 1 coat of arms × 16');
  });
});

test('Followers decide who scores, and ties are said in words', async ({ page }) => {
  await page.goto('sums/road/');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await follower(page, 'Red', 2);
  await expectSum(page, 'Red alone scores.');
  await follower(page, 'Blue');
  await expectSum(page, '2 to 1: Red scores.');
  await follower(page, 'Blue');
  await expectSum(page, '2 to 2: Red and Blue both score in full.');
  await page.getByRole('button', { name: 'Just say who' }).click();
  const who = page.getByRole('group', { name: 'Who scores' });
  await expect(who.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
  await who.getByRole('button', { name: 'Blue' }).click();
  await page.getByRole('switch', { name: 'Inn' }).click();
  await expectSum(page, '4 tiles × 28');
  await expect(who.getByRole('button', { name: 'Red' })).toContainText('+8');
});

test('A cloister is complete with all tiles around it, a garden and an abbot count those there are', async ({
  page,
}) => {
  await page.goto('sums/cloister/');
  await expectSum(page, '1 for the cloister + 8 tiles around it9');
  await page.getByRole('radio', { name: '7', exact: true }).check();
  await expect(page.getByText('It is not complete with 7 tiles around it.')).toBeVisible();
  await page.getByRole('radio', { name: 'Abbot taken back' }).check();
  await expectSum(page, '1 for the cloister + 7 tiles around it8');
  await page.getByRole('radio', { name: 'Garden' }).check();
  await page.getByRole('radio', { name: 'Unfinished' }).check();
  await expectSum(page, 'How many tiles lie around it?');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expectSum(page, '1 for the garden + 3 tiles around it4');
});

test('What no city can be is refused at the field, and what was typed stays', async ({ page }) => {
  await page.goto('sums/city/');
  const tiles = page.getByRole('textbox', { name: 'Tiles' });
  for (const typed of ['0', '-1', '2.5', '1000000000']) {
    await tiles.fill(typed);
    await expect(page.getByText('Tiles: a whole number from 1 to 126. The boxes hold no more.')).toBeVisible();
    await expect(tiles).toHaveValue(typed);
    await expect(tiles).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(tiles).toHaveValue('1000000000');
  await tiles.fill('12');
  await expectSum(page, '12 tiles × 224');
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('a city is added up in Romanian', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Oraș' }).click();
    await page.getByRole('textbox', { name: 'Cartonașe' }).fill('21');
    await page.getByRole('button', { name: 'Roșu: încă un supus' }).click();
    await page.getByRole('button', { name: 'Verde: încă un supus' }).click();
    await expectSum(page, '21 de cartonașe × 2');
    await expectSum(page, '1 la 1: Roșu și Verde primesc fiecare toate punctele.');
  });
});

test('In both themes no sum of a feature has a barrier that a machine can find', async ({ page }) => {
  for (const sum of ['road', 'city', 'cloister']) {
    await page.goto(`sums/${sum}/`);
    await follower(page, 'Red');
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await expectNoBarriers(page, sum);
  }
});

test('No sum of a feature is wider than the screen', async ({ page }) => {
  for (const sum of ['road', 'city', 'cloister']) {
    await page.goto(`sums/${sum}/`);
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expectFits(page, sum);
  }
});
