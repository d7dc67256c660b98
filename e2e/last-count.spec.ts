import { expectFits, expectNoBarriers } from './barriers';
import { beginCount, countFarm, enterRoad, expectAt, farmsOf, press } from './carcassonne-count';
import { pass, scoreTiles, sheetOf, sitAtTiles } from './carcassonne-table';
import { expect, test } from './watched';

const BOXES = { innsAndCathedrals: 'yes', tradersAndBuilders: 'yes' } as const;

test('The last count is walked through, interrupted, resumed, amended, taken back, and agreed', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob'], BOXES);
  await scoreTiles(page, { kind: 'city', tiles: 4, gives: 'Ana +8' });
  await pass(page, 'Bob');

  await test.step('Unfinished roads, one of which is taken back', async () => {
    await beginCount(page);
    await enterRoad(page, 3, 'Ana', 'Ana +3');
    await enterRoad(page, 5, 'Bob', 'Bob +5');
    await press(page, 'Undo Bob +5');
    await expectAt(page, 'Unfinished roads');
    await expect(page.getByText('5 tiles × 1')).toBeHidden();
    await expect(page.getByText('3 tiles × 1')).toBeVisible();
  });
  await test.step('Interrupted by a reload, the count goes on at its step', async () => {
    await page.reload();
    await expect(page.getByText('3 tiles × 1')).toBeVisible();
    await press(page, 'That is all');
    await expectAt(page, 'Unfinished cities');
    await press(page, 'Leave out');
    await expectAt(page, 'Unfinished cloisters');
    await press(page, 'That is all');
    await expectAt(page, 'Farms');
  });
  await test.step('A farm that is half counted is there again after a reload', async () => {
    await countFarm(page, 2, ['Bob']);
    await press(page, 'Pig: Bob');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Farm 1' })).toContainText('Bob: 2 cities × (3 + 1 for the pig)');
    await expect(farmsOf(page, 'Bob')).toHaveText('Bob0+88');
    await expect(farmsOf(page, 'Ana')).toHaveText('Ana11011');
    await page.getByRole('textbox', { name: 'Name of the farm' }).fill('Mill farm');
    await press(page, 'Done');
    await expect(page.getByRole('button', { name: /^Mill farm/ })).toContainText('+8');
    await press(page, 'Enter the farms');
    await expectAt(page, 'Goods');
  });
  await test.step('Goods, and the result', async () => {
    await press(page, 'Ana, Cloth: one more', 2);
    await press(page, 'Enter the goods');
    await expect(page.getByRole('status').filter({ hasText: 'Ana wins' })).toContainText('13 points more than Bob');
  });
  await test.step('A farm is amended later, and totals follow', async () => {
    await page.goBack();
    await press(page, /^Farms/);
    await press(page, /^Mill farm/);
    await page.getByRole('textbox', { name: 'Finished cities on its edge' }).fill('6');
    await expect(farmsOf(page, 'Bob')).toHaveText('Bob0+2424');
    await press(page, 'Enter the farms');
    await expect(page.getByRole('status').filter({ hasText: 'Bob wins' })).toContainText('3 points more than Ana');
    await press(page, 'Undo the amendment');
    await expect(page.getByRole('status').filter({ hasText: 'Ana wins' })).toBeVisible();
  });
  await test.step('The result is agreed', async () => {
    await press(page, 'Close the table');
    await expect(page.getByRole('link', { name: /Ana won with 21 points/ })).toBeVisible();
  });
});

test('Which set of farm rules counts is agreed on at the last count, with what it would change', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await beginCount(page);
  for (const next of ['Unfinished cities', 'Unfinished cloisters', 'Farms']) {
    await press(page, 'Leave out');
    await expectAt(page, next);
  }
  await countFarm(page, 0, ['Ana']);
  await press(page, 'Another shared city');
  await countFarm(page, 1, ['Ana']);
  await press(page, 'City A');
  await expect(farmsOf(page, 'Ana')).toHaveText('Ana0+99');
  await press(page, 'Done');
  await press(page, /^Third set/);
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('radio', { name: /^Second set/ })).toHaveAccessibleName(/Totals would move: Ana −3\.$/);
  await sheet.getByRole('radio', { name: /^Second set/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Totals move: Ana −3.')).toBeVisible();
  await expect(farmsOf(page, 'Ana')).toHaveText('Ana0+66');
  await press(page, 'Undo the options');
  await expect(farmsOf(page, 'Ana')).toHaveText('Ana0+99');
});

test('A skipped step is opened again, and a tie is a shared win', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await beginCount(page);
  await press(page, 'Leave out');
  await expectAt(page, 'Unfinished cities');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectAt(page, 'The last count');
  const roads = page.getByRole('button', { name: /^Unfinished roads/ });
  await expect(roads).toContainText('left out');
  await roads.click();
  await press(page, 'Open again');
  await expect(page.getByRole('button', { name: 'Leave out' })).toBeVisible();
  await enterRoad(page, 4, 'Ana', 'Ana +4');
  await enterRoad(page, 4, 'Bob', 'Bob +4');
  await press(page, 'That is all');
  await expectAt(page, 'Unfinished cities');
  for (const next of ['Unfinished cloisters', 'Farms']) {
    await press(page, 'Leave out');
    await expectAt(page, next);
  }
  await press(page, 'Enter the farms');
  await expect(page.getByRole('status').filter({ hasText: 'Ana, Bob' })).toContainText('No rule breaks the tie.');
});

test('The beginning of the count can be taken back, and the game goes on', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await beginCount(page);
  await press(page, /^Undo the end of play/);
  await expect(page.getByRole('button', { name: 'The last tile lies: begin' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await pass(page, 'Bob');
});

test('In both themes the last count has no barrier that a machine can find', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob', 'Łucja'], BOXES);
  await beginCount(page);
  await enterRoad(page, 3, 'Ana', 'Ana +3');
  await expectNoBarriers(page, 'unfinished roads');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectAt(page, 'The last count');
  await expectNoBarriers(page, 'the last count');
  await press(page, /^Farms/);
  await countFarm(page, 2, ['Ana', 'Bob']);
  await expectNoBarriers(page, 'farms');
  await page.getByRole('button', { name: 'Back' }).click();
  await press(page, /^Goods/);
  await press(page, 'Ana, Wine: one more', 2);
  await expectNoBarriers(page, 'goods');
});

test('Nothing of the last count is wider than the screen', async ({ page }) => {
  await sitAtTiles(
    page,
    ['Maria-Magdalena Constantinescu-Brâncoveanu', 'Bob', 'Łucja', 'Ștefan', 'Zażółć', 'Io'],
    BOXES,
  );
  await beginCount(page);
  await expectFits(page, 'unfinished roads');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectAt(page, 'The last count');
  await expectFits(page, 'the last count');
  await press(page, /^Farms/);
  await countFarm(page, 2, ['Bob', 'Io']);
  await expectFits(page, 'a farm being counted');
  await press(page, 'Done');
  await expect(page.getByRole('textbox', { name: 'Finished cities on its edge' })).toBeHidden();
  await expectFits(page, 'farms');
  await page.getByRole('button', { name: 'Back' }).click();
  await press(page, /^Goods/);
  await expectAt(page, 'Goods');
  await expectFits(page, 'goods');
});
