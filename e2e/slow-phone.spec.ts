import { expectPoints, sitAround, tapCards } from './at-the-table';
import { beginCount, countFarm, expectAt, press } from './carcassonne-count';
import { openScore, sheetOf, sitAtTiles, tapTiles } from './carcassonne-table';
import { holdBack } from './hold-back';
import { sitDown } from './seeded';
import { phoneDoes, storedLog, takePhone } from './store';
import { expect, type Page, test } from './watched';

test.beforeEach(({ page }) => page.addInitScript(takePhone));

async function openClaim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Claim: Ana' })).toBeVisible();
}

test('While a slow phone writes: whoever goes on is not taken away, and finds again every card that was tapped', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page);
  await phoneDoes(page, 'writes', false);
  await tapCards(page, 'road', ['Person 3', 'Person 1']);
  await page.getByRole('button', { name: 'Close' }).click();
  await openClaimAgain(page);
  await phoneDoes(page, 'writes', true);
  await expect(page.getByText('Draft saved')).toBeHidden();
  const enter = page.getByRole('button', { name: 'Enter 8 for Ana' });
  await expect(enter).toBeVisible();

  await phoneDoes(page, 'writes', false);
  await enter.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
  await expectPoints(page, { Ana: 0, Bob: 0 });
  await phoneDoes(page, 'writes', true);
  await expectPoints(page, { Ana: 8, Bob: 0 });
  await expect(page).not.toHaveURL(/at=receipt/);
});

/** The claim is asked for again; its cards are shown once the phone has written them. */
async function openClaimAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await expect(page).toHaveURL(/at=claim/);
}

test('What is entered a second time while a slow phone writes is entered once', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'The board says otherwise' }).click();
  await sheet.getByRole('textbox', { name: 'Points on the board' }).fill('47');
  const why = sheet.getByRole('textbox', { name: 'Why' });
  await why.fill('the cat moved it');
  await phoneDoes(page, 'writes', false);
  await why.press('Enter');
  await why.press('Enter');
  await phoneDoes(page, 'writes', true);
  await expect(sheet).toBeHidden();
  await expectPoints(page, { Ana: 47, Bob: 0 });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
  expect(await storedLog(page)).toHaveLength(3);
});

test('Where the browser steps back late, whoever has gone on from there is not taken back', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await openScore(page, 'road');
  await tapTiles(page, 3);
  await phoneDoes(page, 'stepsBack', false);
  await sheetOf(page).getByRole('button', { name: 'Ana +3', exact: true }).click();
  await expect(sheetOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Ledger' }).click();
  const ledger = page.getByRole('heading', { name: 'Ledger', level: 1 });
  await expect(ledger).toBeVisible();
  await phoneDoes(page, 'stepsBack', true);
  await expect(page).toHaveURL(/at=ledger/);
  await expect(ledger).toBeVisible();
  await page.goBack();
  await expectPoints(page, { Ana: 3, Bob: 0 });
  await expect(sheetOf(page)).toBeHidden();
});

test('A link that is tapped before the browser has stepped back leads where it says', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await openScore(page, 'road');
  await phoneDoes(page, 'stepsBack', false);
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await phoneDoes(page, 'stepsBack', true);
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expect(page).not.toHaveURL(/session/);
});

test('While a slow phone writes, a step of the last count is settled once, by the first key that was tapped', async ({
  page,
}) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await beginCount(page);
  await phoneDoes(page, 'writes', false);
  await press(page, 'That is all');
  await press(page, 'Leave out');
  await phoneDoes(page, 'writes', true);
  await expectAt(page, 'Unfinished cities');
  await press(page, 'Leave out');
  await expectAt(page, 'Unfinished cloisters');
  await press(page, 'Leave out');
  await expectAt(page, 'Farms');
  await countFarm(page, 2, ['Bob']);
  await phoneDoes(page, 'writes', false);
  await press(page, 'Done');
  await press(page, 'Enter the farms');
  await phoneDoes(page, 'writes', true);
  await expect(page.getByRole('status').filter({ hasText: 'Bob wins' })).toContainText('6 points more than Ana');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Unfinished roads/ })).not.toContainText('left out');
  await expect(page.getByRole('button', { name: /^Unfinished cities/ })).toContainText('left out');
});

test('Whoever starts the table while the game chosen is still coming starts it once it is here', async ({ page }) => {
  // Whoever sat at the newest table sits there again.
  await sitDown(page, ['Ana', 'Bob']);
  await page.goto('new/');
  const start = page.getByRole('button', { name: /^Start the table/ });
  // What the page itself needs is here; only the game that is chosen comes late.
  await expect(start).toBeVisible();
  const letCome = await holdBack(page, '**/_next/**/*.js');
  await page.getByRole('radio', { name: /^Carcassonne/ }).check();
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  letCome();
  await expect(page.getByRole('heading', { name: /^Ana plays turn 1/ })).toBeVisible();
});

test('A link that is being pressed while the words of the page arrive is followed when it is let go', async ({
  page,
}) => {
  const html = await (await page.request.get('')).text();
  const asked = page.waitForRequest((request) => isLater(request.url(), html));
  const letCome = await holdBack(page, ({ href }) => isLater(href, html));
  const opening = page.goto('');
  await asked;
  await page.getByRole('link', { name: 'Persons' }).hover();
  await page.mouse.down();
  letCome();
  await opening;
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Persons' })).toBeVisible();
});

/** A script that the page as it comes does not name. */
const isLater = (url: string, html: string): boolean =>
  url.endsWith('.js') && !html.includes(url.slice(url.lastIndexOf('/') + 1));

test('Whoever leaves before a slow phone has started the table is not taken to it, and finds it on the start page', async ({
  page,
}) => {
  await page.goto('new/');
  await sitAround(page, ['Ana', 'Bob']);
  await phoneDoes(page, 'writes', false);
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Tallystick', level: 1 })).toBeVisible();
  await phoneDoes(page, 'writes', true);
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expect(page).not.toHaveURL(/session/);
});
