import { expectPoints, tapCards } from './at-the-table';
import { sitDown } from './seeded';
import { phoneDoes, storedLog, takePhone } from './store';
import { expect, type Page, test } from './watched';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(takePhone);
});

/** Somebody has Ana's cards of round 1 on the screen: a road with a person of 3. */
async function openClaim(page: Page): Promise<void> {
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3']);
  await expect(page.getByText('Draft saved')).toBeVisible();
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).click();
}

async function expectEntered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 3, Bob: 0 });
  expect(await storedLog(page)).toHaveLength(2);
}

for (const [what, lose] of Object.entries({
  'The phone closes the connection without a word': (page: Page) => phoneDoes(page, 'close', 'unsaid'),
  'The browser says that the connection was closed': (page: Page) => phoneDoes(page, 'close', 'said'),
  'The database is in no state for a transaction': (page: Page) => phoneDoes(page, 'unready', 2),
  'A write is cut off in the middle': (page: Page) => phoneDoes(page, 'cut'),
})) {
  test(`${what}: the entry goes through, once`, async ({ page }) => {
    await openClaim(page);
    await lose(page);
    await enter(page);
    await expectEntered(page);
  });
}

test('Where the connection stays lost it is said, the cards stay, and trying again enters them once', async ({
  page,
}) => {
  await openClaim(page);
  await phoneDoes(page, 'opens', false);
  await phoneDoes(page, 'close', 'said');
  await enter(page);
  const message = page.getByRole('status').filter({ hasText: 'Not saved.' });
  await expect(message).toContainText('The connection to the store of this phone was lost.');
  await expect(page.getByRole('status').filter({ hasText: 'What is on the screen stays.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back Person 3' })).toBeVisible();
  await phoneDoes(page, 'opens', true);
  await message.getByRole('button', { name: 'Try again' }).click();
  await expectEntered(page);
  await expect(page.getByRole('status').filter({ hasText: 'What is on the screen stays.' })).toBeHidden();
});

test('Back from the background, a table and the start page show what another window did meanwhile', async ({
  page,
  context,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  const home = await context.newPage();
  await home.goto('');
  await expect(home.getByText('Round 1 of 10')).toBeVisible();
  for (const asleep of [page, home]) {
    await phoneDoes(asleep, 'see', 'hidden');
    await phoneDoes(asleep, 'close', 'unsaid');
  }
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(other, 'road', ['Person 3']);
  await enter(other);
  await expect(other.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  for (const awake of [page, home]) await phoneDoes(awake, 'see', 'visible');
  await expectPoints(page, { Ana: 3, Bob: 0 });
  await expect(home.getByRole('list', { name: 'Standings' })).toContainText('Ana3');
});

test('A start page that could not be read is read once it is back in sight', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await page.goto('');
  await expect(page.getByText('Round 1 of 10')).toBeVisible();
  await phoneDoes(page, 'opens', false);
  await phoneDoes(page, 'close', 'said');
  await phoneDoes(page, 'see', 'visible');
  await expect(page.getByText('The tables could not be read.')).toBeVisible();
  await phoneDoes(page, 'opens', true);
  await phoneDoes(page, 'see', 'visible');
  await expect(page.getByText('Round 1 of 10')).toBeVisible();
});
