import { expectSheetLeft, inEnglish, sheetOf, tapTiles } from './carcassonne-table';
import { expect, type Page } from './watched';

/** Words of the last count in one language. */
export const countInEnglish = {
  table: inEnglish,
  end: /^End the game/,
  title: 'The last count',
  begin: 'The last tile lies: begin',
  goOn: (step: string) => `Go on: ${step}`,
  roads: 'Unfinished roads',
  enterRoad: 'Enter a road',
  that: 'That is all',
  skip: 'Leave out',
  another: 'Another farm',
  cities: 'Finished cities on its edge',
  farmTotals: 'Points with the farms',
};

export type CountWords = typeof countInEnglish;

export async function press(page: Page, name: string | RegExp, times = 1): Promise<void> {
  const key = page.getByRole('button', { name, exact: true });
  for (let nth = 0; nth < times; nth++) await key.click();
}

export async function expectAt(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** The last tile lies: somebody begins the count and opens its first step. */
export async function beginCount(page: Page, says = countInEnglish): Promise<void> {
  await press(page, says.end);
  await expectAt(page, says.title);
  await press(page, says.begin);
  await press(page, says.goOn(says.roads));
  await expectAt(page, says.roads);
}

/** Somebody enters an unfinished road with one follower of that player. */
export async function enterRoad(page: Page, tiles: number, name: string, gives: string, says = countInEnglish) {
  await press(page, says.enterRoad);
  await tapTiles(page, tiles, says.table);
  await press(page, says.table.more(name));
  await sheetOf(page).getByRole('button', { name: gives, exact: true }).click();
  await expectSheetLeft(page);
}

/** Somebody counts a farm with so many cities and one follower of each of these. */
export async function countFarm(page: Page, cities: number, farmers: readonly string[], says = countInEnglish) {
  await press(page, says.another);
  await page.getByRole('textbox', { name: says.cities }).fill(`${cities}`);
  for (const name of farmers) await press(page, says.table.more(name));
}

/** What the farms do to somebody's points: before, farms, final. */
export const farmsOf = (page: Page, name: string, says = countInEnglish) =>
  page.getByRole('table', { name: says.farmTotals }).getByRole('row', { name });
