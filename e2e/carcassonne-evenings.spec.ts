import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/commands/paths.mjs';
import { expectPoints } from './at-the-table';
import { beginCount, type CountWords, countFarm, enterRoad, expectAt, farmsOf, press } from './carcassonne-count';
import { enterScore, inRomanian, scoreTiles, sheetOf, tapTiles } from './carcassonne-table';
import { layStore } from './laid-store';
import { expect, type Page, test } from './watched';

/*
 * The golden evenings of lib/sessions/golden, whose points are added up by hand in lib/sessions/golden-carcassonne.test.ts.
 * Their turns are put into the store; what people put right and the last count are tapped.
 */

type Step = { id: string; sessionId: string; seq: number };

/** Lays the table as it was after an event, but for events that are still to be entered by hand. */
async function layEvening(page: Page, evening: 'six' | 'two', last: string, byHand: readonly string[] = []) {
  const file = inRoot('lib', 'sessions', 'golden', `carcassonne-${evening}.json`);
  const log: Step[] = JSON.parse(readFileSync(file, 'utf8'));
  const played = log.slice(0, log.findIndex(({ id }) => id === last) + 1).filter(({ id }) => !byHand.includes(id));
  const events = played.map((step, seq) => ({ ...step, seq }));
  await layStore(page, { events });
  await page.goto(`session/?id=${events[0]?.sessionId}`);
}

test('Six people with both expansions: two amendments, a last count broken off twice, and totals known', async ({
  page,
}) => {
  const sheet = sheetOf(page);
  await layEvening(page, 'six', 'six-45', ['six-22']);
  await expectPoints(page, { Ana: 21, Bob: 16, Bunica: 26, Dan: 22, Eva: 22, Ștefan: 38 });

  await test.step('A city had one tile more; a tie was none', async () => {
    await press(page, 'Ledger');
    await expect(page.getByText('goods to Dan: Wine 1')).toBeVisible();
    await press(page, 'Amend: City, Dan, Ana +10');
    await tapTiles(page, 5);
    await enterScore(page, 'Amend: Dan +12, Ana +12');
    await press(page, 'Amend: City, Bunica, Ștefan +18');
    await sheet.getByRole('button', { name: 'Bunica: one follower more' }).click();
    await enterScore(page, 'Amend: Bunica +18');
    await expect(page.getByText(/was Bunica, Ștefan \+18/)).toBeVisible();
    await press(page, 'To the table');
    await expectPoints(page, { Ana: 23, Bob: 16, Bunica: 26, Dan: 24, Eva: 22, Ștefan: 20 });
  });

  await test.step('The last count, reloaded in its first step', async () => {
    await beginCount(page);
    await enterRoad(page, 3, 'Eva', 'Eva +3');
    await page.reload();
    await press(page, 'Enter a road');
    await tapTiles(page, 4);
    await sheet.getByRole('switch', { name: 'Inn' }).click();
    await press(page, 'Dan: one follower more');
    await enterScore(page, 'Dan +0');
    await press(page, 'That is all');
    await press(page, 'Enter a city');
    await tapTiles(page, 4);
    await press(page, 'Coats of arms: one more');
    await press(page, 'Ana: one follower more');
    await press(page, 'Bob: one follower more');
    await enterScore(page, 'Ana +5, Bob +5');
    await press(page, 'That is all');
    await press(page, 'Enter a cloister');
    await sheet.getByRole('radiogroup', { name: 'Tiles around it' }).getByRole('radio', { name: '5' }).check();
    await press(page, 'Dan: one follower more');
    await enterScore(page, 'Dan +6');
  });

  await test.step('A tile was forgotten: the game goes on, and then the count where it was', async () => {
    await press(page, 'Back');
    await expectAt(page, 'The last count');
    await press(page, 'Back');
    await press(page, 'Ledger');
    await press(page, 'Delete: the last tile was placed');
    await expect(page.getByText('the last tile was placed', { exact: true })).toHaveCSS(
      'text-decoration-line',
      /through/,
    );
    await press(page, 'To the table');
    await scoreTiles(page, { kind: 'road', tiles: 2, gives: 'Bunica +2' });
    await press(page, /^End the game/);
    await press(page, 'The last tile lies: begin');
    await press(page, 'Go on: Unfinished cloisters');
    await press(page, 'That is all');
    await expectAt(page, 'Farms');
  });

  await test.step('Farms with pigs and a herd, by the third set and then by the second', async () => {
    await countFarm(page, 2, ['Ana', 'Ana', 'Bob']);
    await press(page, 'Another shared city');
    await press(page, 'Pig: Ana');
    await page.getByRole('textbox', { name: 'Name of the farm' }).fill('West farm');
    await countFarm(page, 1, ['Bunica', 'Dan']);
    await press(page, 'City A');
    await countFarm(page, 0, ['Ana']);
    await press(page, 'City A');
    await page.getByRole('switch', { name: 'Pig herd' }).click();
    await expect(farmsOf(page, 'Ana')).toHaveText('Ana28+1644');
    await expect(farmsOf(page, 'Bunica')).toHaveText('Bunica28+634');
    await press(page, 'Done');
    await press(page, /^Third set/);
    await sheet.getByRole('radio', { name: /^Second set/ }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(farmsOf(page, 'Ana')).toHaveText('Ana28+1240');
    await press(page, 'Enter the farms');
  });

  await test.step('Goods as the cities gave them, and the result', async () => {
    await expect(page.getByRole('heading', { name: 'Wine: 3 of 9' })).toBeVisible();
    await press(page, 'Enter the goods');
    await expect(page.getByRole('status').filter({ hasText: 'Bunica wins' })).toContainText('54');
    const finals = { Bunica: '54', Ana: '40', Dan: '36', Eva: '35', Bob: '31', Ștefan: '20' };
    for (const [name, final] of Object.entries(finals))
      await expect(page.getByRole('row', { name }).getByRole('cell').last()).toHaveText(final);
    const cities = page.getByRole('row', { name: 'City' });
    await expect(cities.getByRole('cell')).toHaveText(['18', '17', '12', '24', '15', '–']);
  });

  await test.step('A farm and the goods are looked at again from the ledger', async () => {
    await press(page, 'Back');
    await press(page, 'Ledger');
    await press(page, 'Amend: Farm: West farm, Ana +12');
    await expect(page.getByRole('region', { name: 'West farm' })).toContainText('2 to 1: Ana scores.');
    await press(page, 'Enter the farms');
    await expectAt(page, 'Ledger');
    await press(page, /^Amend: Goods/);
    await expect(page.getByRole('heading', { name: 'Grain: 2 of 6' })).toBeVisible();
    await press(page, 'Back');
    await expectAt(page, 'Ledger');
    await press(page, 'To the table');
    await press(page, 'The result');
    await press(page, 'Close the table');
    await expect(page.getByRole('link', { name: /Bunica won with 54 points/ })).toBeVisible();
  });
});

const countInRomanian: CountWords = {
  table: inRomanian,
  end: /^Încheie jocul/,
  title: 'Numărătoarea finală',
  begin: 'Ultimul cartonaș e pus: începe',
  goOn: (step) => `Continuă: ${step}`,
  roads: 'Drumuri neterminate',
  enterRoad: 'Înscrie un drum',
  that: 'Asta e tot',
  skip: 'Lasă deoparte',
  another: 'Alt câmp',
  cities: 'Orașe terminate pe margine',
  farmTotals: 'Punctele cu câmpurile',
};

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('two people without turns, by the oldest rules: a shared win', async ({ page }) => {
    const says = countInRomanian;
    await layEvening(page, 'two', 'two-09');
    await expectPoints(page, { Ana: 21, Bob: 15 });
    await beginCount(page, says);
    await enterRoad(page, 6, 'Bob', 'Bob +6', says);
    await press(page, says.that);
    await expectAt(page, 'Orașe neterminate');
    await press(page, says.skip);
    await expectAt(page, 'Mănăstiri neterminate');
    await press(page, says.skip);
    await countFarm(page, 0, ['Ana'], says);
    await press(page, 'Alt oraș comun', 2);
    await countFarm(page, 0, ['Bob'], says);
    await press(page, 'Orașul B');
    await countFarm(page, 1, ['Bob'], says);
    await expect(farmsOf(page, 'Ana', says)).toHaveText('Ana21+829');
    await expect(farmsOf(page, 'Bob', says)).toHaveText('Bob21+829');
    await press(page, 'Înscrie câmpurile');
    await expect(page.getByRole('status').filter({ hasText: 'Victorie împărțită: Ana, Bob' })).toContainText('29');
    await press(page, 'Închide masa');
    await expect(page.getByRole('link', { name: /Victorie împărțită: Ana și Bob, cu 29 de puncte/ })).toBeVisible();
  });
});
