import { expectWholeText, expectWholeWords } from './large-text';
import { seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

const PARTS = ['live', 'ledger', 'chests', 'result', 'claim&round=6&player=player-0'];

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Until the app is there a page has links alone.
  await expect(page.getByRole('button').nth(2)).toBeVisible();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expectWholeText(page, `${address} at ${width} px`);
    await expectWholeWords(page, `${address} at ${width} px`);
  }
}

for (const locale of ['en-GB', 'ro-RO']) {
  test.describe(`On a phone set to ${locale}`, () => {
    test.use({ locale });

    test('no word is broken in two, and none runs out of its button', async ({ page }) => {
      const id = await seedScoredTable(page);
      for (const part of PARTS) await look(page, `session/?id=${id}&at=${part}`);
      for (const screen of ['new/', 'settings/', 'sums/claim/', 'sums/animals/']) await look(page, screen);
    });
  });
}
