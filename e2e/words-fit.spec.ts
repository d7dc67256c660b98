import { drew, next, seedCards, type Told } from './christmas-table';
import { expectWholeText, expectWholeWords } from './large-text';
import { seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

const PARTS = ['live', 'ledger', 'chests', 'result', 'claim&round=6&player=player-0'];

/** Ana and Bob turn over six chips each; then Ana has locked a city, and holds one card too many. */
const CHIPS_AND_CARDS: readonly Told[] = [
  ...Array.from({ length: 12 }, (_, nth): Told[] => {
    const [name, colour] = [nth % 2 ? 'Bob' : 'Ana', ['purple', 'light-blue', 'orange'][nth % 3]];
    return [
      [name, nth + 1, { kind: 'benelux/collected', colour, value: nth < 6 ? 1 : 2 }],
      [name, nth + 1, next],
    ];
  }).flat(),
  ['Ana', 13, drew('road', 1, 'lock-city')],
  ['Ana', 13, { kind: 'christmas-present/played', card: 'lock-city', nth: 1, label: 'Constantinopolul' }],
  ...[2, 3, 4, 5, 6, 7].map((nth): Told => ['Ana', 13, drew('road', nth)]),
];

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

    test('nor is one of the chips and cards, however many are held', async ({ page }) => {
      const told = CHIPS_AND_CARDS;
      const id = await seedCards(page, { names: ['Ana', 'Bob'], beside: { benelux: 1 }, told });
      for (const part of ['live', 'christmas-present', 'benelux', 'count', 'result', 'ledger'])
        await look(page, `session/?id=${id}&at=${part}`);
    });
  });
}
