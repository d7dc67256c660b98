import { inRoot } from '../lib/commands/paths.mjs';
import { serve } from '../lib/commands/serve.mjs';
import { tapCards } from './at-the-table';
import { expectFits, expectNoBarriers } from './barriers';
import { expectKept } from './ground/site';
import { expect, type Page, test } from './watched';

/** Somebody presses the key that counts one more, so many times. */
async function count(page: Page, what: string, times: number): Promise<void> {
  const more = page.getByRole('button', { name: `${what}: one more` });
  for (let nth = 0; nth < times; nth++) await more.click();
}

async function tapPersons(page: Page, values: readonly number[]): Promise<void> {
  for (const value of values) await page.getByRole('button', { name: `Person ${value}`, exact: true }).click();
}

/** The running sum says these points, and how they come about. */
async function expectSum(page: Page, points: string, how: string): Promise<void> {
  const said = `${points}${how}`.replace(/[+?()]/g, '\\$&');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${said}$`) })).toBeVisible();
}

test('From the start page, somebody adds up persons: 3, 1 and 1 make 15', async ({ page }) => {
  await page.goto('');
  await page.getByRole('region', { name: 'Quick sums' }).getByRole('link', { name: 'Persons' }).click();
  await expect(page.getByRole('heading', { name: 'Persons' })).toBeVisible();
  await tapPersons(page, [3, 1, 1]);
  await expectSum(page, '15', '3 + 1 + 1 = 5, × 3 cards');
  await expect(page.getByRole('region', { name: '3 cards claimed' })).toContainText('(3+1+1) × 3');

  await test.step('The last card is taken back', async () => {
    await page.getByRole('button', { name: 'Undo last card' }).click();
    await expectSum(page, '8', '3 + 1 = 4, × 2 cards');
  });
  await test.step('The way back leads to the start page', async () => {
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await expect(page.getByRole('link', { name: 'New table' })).toBeVisible();
  });
});

test('There is no fourth person of value 3 in a row, and a sentence says so', async ({ page }) => {
  await page.goto('sums/persons/');
  await tapPersons(page, [3, 3, 3, 3]);
  await expect(page.getByRole('status').filter({ hasText: 'Person 3: none left.' })).toBeVisible();
  await expectSum(page, '27', '3 + 3 + 3 = 9, × 3 cards');
});

test('2 sheep, then 2 more and a joker, make 14', async ({ page }) => {
  await page.goto('sums/animals/');
  await count(page, 'Sheep, before', 2);
  await count(page, 'Sheep, added', 2);
  await count(page, 'Animal jokers, added', 1);
  await expectSum(page, '14', '2 + 3 = 5 sheep');
});

test('A count that this phone does not know waits, and is copied without any table', async ({ page }) => {
  await page.goto('sums/animals/');
  await count(page, 'Chickens, added', 3);
  await expectSum(page, '0 + ?', '3 chickens');
  await page.getByRole('button', { name: 'Copy now' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Points for 3' }).fill('9');
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await expectSum(page, '9', '3 chickens');
});

test('Where the house rule on jokers changes the sum it is asked, and kept with the sum', async ({ page }) => {
  await page.goto('sums/animals/');
  await count(page, 'Sheep, before', 1);
  await count(page, 'Chickens, before', 1);
  const rule = page.getByRole('radiogroup', { name: 'Animal jokers that join at the same time' });
  await count(page, 'Animal jokers, added', 1);
  await expect(rule).toBeHidden();
  await count(page, 'Animal jokers, added', 1);
  await expect(rule.getByRole('radio', { name: 'all join one kind' })).toBeChecked();
  await rule.getByRole('radio', { name: 'each joins any kind' }).check();
  await page.getByRole('radiogroup', { name: 'Joker 1 joins' }).getByRole('radio', { name: 'Sheep' }).check();
  await page.getByRole('radiogroup', { name: 'Joker 2 joins' }).getByRole('radio', { name: 'Chickens' }).check();
  await expectSum(page, '12', '1 + 1 = 2 chickens · 1 + 1 = 2 sheep');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expectSum(page, '12', '1 + 1 = 2 chickens · 1 + 1 = 2 sheep');
});

test('A sum says which values it takes, and leads to them', async ({ page }) => {
  await page.goto('sums/claim/');
  await page.getByRole('button', { name: /^Animal values/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Points for 3' }).fill('9');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the value' }).click();
  await expect(page.getByRole('button', { name: /^Animal values/ })).toContainText('3 of 13 copied');
  await page.goto('sums/chest/');
  await expect(page.getByText('groups of 1, 2, 3, 4 different buildings score 0, 5, 15, 30')).toBeVisible();
});

test('Jokers do not wait beside animals', async ({ page }) => {
  await page.goto('sums/animals/');
  await count(page, 'Animal jokers, before', 1);
  await count(page, 'Sheep, before', 1);
  const refused = page.getByText('Animal jokers wait only while no animal lies before the player.');
  await expect(refused).toBeVisible();
  // In sight, and not behind the sum: else the tap would seem to do nothing.
  const dock = await page
    .getByRole('contentinfo')
    .or(page.getByRole('button', { name: 'Clear' }))
    .boundingBox();
  expect((await refused.boundingBox())?.y).toBeLessThan((dock?.y ?? 0) - 100);
});

test('A chest of groups of 4, 4, 2 and 1 makes 65', async ({ page }) => {
  await page.goto('sums/chest/');
  await count(page, 'Abbey', 4);
  await count(page, 'Road building', 2);
  await count(page, 'Field building', 2);
  await count(page, 'City building', 1);
  await count(page, 'Building joker', 2);
  await expectSum(page, '65', 'for 11 cards');
  await expect(page.getByRole('table', { name: 'Best grouping' }).getByRole('row')).toHaveText([
    /points/,
    /30$/,
    /30$/,
    /5$/,
    /0$/,
  ]);
  await expect(page.getByText('30 + 30 + 5 + 0, the best grouping')).toBeVisible();
});

test('A whole claim is added up beside what lay before', async ({ page }) => {
  await page.goto('sums/claim/');
  await page.getByRole('button', { name: /^Before this claim/ }).click();
  const sheet = page.getByRole('dialog');
  await count(page, 'Sheep', 2);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Before this claim/ })).toContainText('2 sheep');
  await tapCards(page, 'field', ['Person 3', 'Person 1', 'Person 1', 'Sheep', 'Sheep', 'Animal joker']);
  await page.getByRole('button', { name: 'Card of a wrong colour' }).click();
  await sheet.getByRole('button', { name: 'Building' }).click();
  await expectSum(page, '39', 'for 7 cards');
});

test('The animals before and the claim together are no more than the box holds', async ({ page }) => {
  await page.goto('sums/claim/');
  await page.getByRole('button', { name: /^Before this claim/ }).click();
  await count(page, 'Sheep', 9);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Field' }).check();
  await page.getByRole('button', { name: 'Sheep, none left' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Sheep: none left.' })).toContainText(
    'What lay before and this claim hold all of them.',
  );
});

test('What a sum rests on opens from its points', async ({ page }) => {
  const sheet = page.getByRole('dialog');
  await page.goto('sums/persons/');
  await tapPersons(page, [3]);
  await page.getByRole('button', { name: 'Why? Rule CC-08' }).click();
  await expect(sheet.getByRole('heading', { name: 'Rule CC-08' })).toBeVisible();
  await page.goto('sums/animals/');
  await count(page, 'Sheep, added', 2);
  await expect(page.getByRole('button', { name: 'Why? Rule CC-10' })).toHaveCount(2);
  await page.goto('sums/chest/');
  await count(page, 'Abbey', 2);
  await expect(page.getByRole('button', { name: 'Why? Rules CC-27, CC-28' })).toBeVisible();
  await page.goto('sums/claim/');
  await tapCards(page, 'field', ['Person 3', 'Field building']);
  await expect(page.getByRole('button', { name: 'Why? Rules CC-08, CC-18' })).toBeVisible();
});

test('The last input is there again after a reload, can be cleared, and brought back', async ({ page }) => {
  await page.goto('sums/persons/');
  await tapPersons(page, [2, 2]);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expectSum(page, '8', '2 + 2 = 4, × 2 cards');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expectSum(page, '0', 'no cards');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expectSum(page, '8', '2 + 2 = 4, × 2 cards');
  await page.getByRole('button', { name: 'Clear' }).click();
  await tapPersons(page, [1]);
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expectSum(page, '1', '1 = 1, × 1 card');
});

test('A sum leaves no table behind', async ({ page }) => {
  await page.goto('sums/persons/');
  await tapPersons(page, [2]);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.goto('');
  await expect(page.getByText('No tables yet')).toBeVisible();
});

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('After one visit the sums work without the server', async ({ page }) => {
    const server = await serve({ dir: inRoot('out') });
    await page.goto(server.url);
    await expectKept(page);
    await server.close();
    await page.getByRole('link', { name: 'Chest' }).click();
    await count(page, 'Abbey', 1);
    await count(page, 'Building joker', 1);
    await expectSum(page, '5', 'for 2 cards');
    await page.goto(`${server.url}sums/persons/`);
    await tapPersons(page, [3, 3]);
    await expectSum(page, '12', '3 + 3 = 6, × 2 cards');
  });
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('persons are added up in Romanian', async ({ page }) => {
    await page.goto('');
    await page.getByRole('link', { name: 'Persoane' }).click();
    for (const value of [3, 1, 1]) {
      await page.getByRole('button', { name: `Persoană ${value}`, exact: true }).click();
    }
    await expectSum(page, '15', '3 + 1 + 1 = 5, × 3 cărți');
    await page.getByRole('button', { name: 'Golește' }).click();
    await page.getByRole('button', { name: 'Adu înapoi' }).click();
    await expectSum(page, '15', '3 + 1 + 1 = 5, × 3 cărți');
  });

  test('the first paint of a sum has its name before any script of the app has come', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('sums/chest/');
    await expect(page.getByRole('heading', { name: 'Cufăr' })).toBeVisible();
    await expect(page.getByText('Chest', { exact: true })).toBeHidden();
  });
});

test('In both themes no sum has a barrier that a machine can find', async ({ page }) => {
  await page.goto('sums/persons/');
  await tapPersons(page, [3, 3, 3, 3]);
  await expectNoBarriers(page, 'persons');
  await page.goto('sums/animals/');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  await expectNoBarriers(page, 'animals, empty');
  await count(page, 'Sheep, before', 2);
  await count(page, 'Chickens, added', 3);
  await count(page, 'Animal jokers, added', 1);
  await expectNoBarriers(page, 'animals');
  await page.goto('sums/chest/');
  await count(page, 'Abbey', 2);
  await count(page, 'Building joker', 1);
  await expectNoBarriers(page, 'chest');
  await page.goto('sums/claim/');
  await tapCards(page, 'field', ['Person 3', 'Sheep', 'Dragon']);
  await page.getByRole('button', { name: /^Before this claim/ }).click();
  await count(page, 'Sheep', 1);
  await expectNoBarriers(page, 'claim, what lay before');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoBarriers(page, 'claim');
});

test('No sum is wider than the screen', async ({ page }) => {
  for (const sum of ['persons', 'animals', 'chest', 'claim']) {
    await page.goto(`sums/${sum}/`);
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    await expectFits(page, sum);
  }
});
