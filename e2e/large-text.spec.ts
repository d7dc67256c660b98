import { enterClaim, goOnTo, startTable, tapCards } from './at-the-table';
import { expectWholeText } from './large-text';
import { countChests, seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

/** A small phone whose browser doubles all text, with the largest text of our own settings on top of that. */
async function withLargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('tallystick.preferences', JSON.stringify({ text: 'large' }));
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${2 * 120}%`;
    });
  });
}

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
test.beforeEach(({ page }) => withLargeText(page));

test('An evening in large text: nothing is cut off, and the way on stays in reach', async ({ page }) => {
  await page.goto('');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await expectWholeText(page, 'home, empty');
  await startTable(page, ['Ana', 'Ștefan', 'Bunica', 'Łucja']);
  await expectWholeText(page, 'live table');
  await page.goto('new/');
  await expect(page.getByRole('button', { name: 'Change Łucja' })).toBeVisible();
  await expectWholeText(page, 'new table');
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expectWholeText(page, 'home with a table');
  await page.getByRole('link', { name: 'Carry on' }).click();
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await expect(page.getByText('In which row does the follower of Ana stand?')).toBeVisible();
  await expectWholeText(page, 'claim, the row');
  await tapCards(page, 'field', ['Person 3', 'Person 1', 'Sheep', 'Sheep', 'Sheep', 'Field building', 'Dragon']);
  await page.getByRole('button', { name: /^Card of a wrong colour/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Building' }).click();
  await expectWholeText(page, 'claim');
  await expect(page.getByRole('button', { name: 'Enter 28 + ? for Ana' })).toBeInViewport({ ratio: 1 });
  await enterClaim(page, 'Enter 28 + ? for Ana');
  await expectWholeText(page, 'receipt');
  await goOnTo(page, 'Ștefan');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Points wait for the scoring card')).toBeVisible();
  await expectWholeText(page, 'live table, while points wait');
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await expectWholeText(page, 'ledger');
});

test('The end of an evening in large text', async ({ page }) => {
  const id = await seedScoredTable(page);
  await countChests(page, id);
  await expectWholeText(page, 'result');
  await page.goto(`session/?id=${id}&at=ledger`);
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await expectWholeText(page, 'ledger of six rounds');
});

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['Romanian', 'ro-RO'],
] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ locale });

    const rules = 'rules/cardcassonne/';
    test('settings, rules and sums in large text', async ({ page }) => {
      for (const address of ['settings/', rules, 'sums/persons/', 'sums/animals/', 'sums/chest/', 'sums/claim/']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What is painted before the words are here has no buttons.
        await expect(page.getByRole('button').first()).toBeVisible();
        await expectWholeText(page, address);
      }
    });
  });
}
