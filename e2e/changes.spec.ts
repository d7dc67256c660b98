import { backToTable, enterClaim, enterEmptyClaim, expectPoints, goOnTo, sitAround, tapCards } from './at-the-table';
import { countChests, seedScoredTable, sitDown } from './seeded';
import { expect, type Page, test } from './watched';

async function openMenu(page: Page, row: RegExp | string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: row }).click();
  return page.getByRole('dialog');
}

test('A name and a colour are put right in the middle of the evening, and no point moves', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const sheet = await openMenu(page, /People at the table/);
  await sheet.getByRole('button', { name: 'Bob' }).click();
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Bogdan');
  await sheet.getByRole('radio', { name: 'green, diamond' }).check();
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await expectPoints(page, { Ana: 0, Bogdan: 0 });
  await page.getByRole('button', { name: 'Undo the name or colour' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
});

test('Somebody leaves: the points stay, the round is complete without them', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob', 'Eva']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  const sheet = await openMenu(page, /People at the table/);
  await sheet.getByRole('button', { name: 'Ana' }).click();
  await expect(sheet.getByText('Ana keeps 3 points, the animals and the chest')).toBeVisible();
  await sheet.getByRole('button', { name: 'Ana leaves the table' }).click();
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await enterEmptyClaim(page);
  await goOnTo(page, 'Eva');
  await enterEmptyClaim(page);
  await backToTable(page);
  await page.getByRole('button', { name: 'Score round 2' }).click();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 3, Bob: 0, Eva: 0 });
});

test('The board says otherwise: a line with its reason makes up the difference', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const sheet = await openMenu(page, 'The board says otherwise');
  await sheet.getByRole('radio', { name: 'Bob' }).check();
  await sheet.getByRole('textbox', { name: 'Points on the board' }).fill('47');
  await sheet.getByRole('button', { name: /^Enter \+47/ }).click();
  await expect(sheet.getByText('A word on why is needed')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why' }).fill('the cat moved it');
  await sheet.getByRole('button', { name: /^Enter \+47/ }).click();
  await expectPoints(page, { Ana: 0, Bob: 47 });
  await expect(page.getByText('Totals move: Bob +47.')).toBeVisible();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText('Bob, the board: the cat moved it')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Bob, the board: the cat moved it' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
});

test('A value of the scoring card is corrected, and it is said by how much totals move', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'field', ['Sheep', 'Sheep', 'Sheep']);
  await page.getByRole('button', { name: 'Copy now' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Points for 3' }).fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the value' }).click();
  await enterClaim(page, 'Enter 7 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  const sheet = await openMenu(page, /Animal values/);
  await sheet.getByRole('textbox', { name: 'Points for 3' }).fill('9');
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await expect(page.getByText('Totals move: Ana +2.')).toBeVisible();
  await expectPoints(page, { Ana: 9, Bob: 0 });
});

test('A house rule changes in the middle of the evening, as a step that can be taken back', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  const sheet = await openMenu(page, 'House rules');
  const choice = sheet.getByRole('radio').nth(1);
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(sheet.getByText('No total moves.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Undo the options' })).toBeVisible();
});

test('A table that started late goes on from what everybody has', async ({ page }) => {
  await page.goto('new/');
  await sitAround(page, ['Ana', 'Bob']);
  await page.getByText('Already playing?').click();
  await page.getByRole('button', { name: 'One round later' }).click();
  await page.getByRole('button', { name: /^Ana.*points so far/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Points so far' }).fill('23');
  await sheet.getByRole('button', { name: 'Sheep: one more' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Bob.*points so far/ }).click();
  await sheet.getByRole('textbox', { name: 'Points so far' }).fill('12');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Bob 12 points so far' })).toBeVisible();
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await expect(page.getByRole('heading', { name: 'Round 2 of 10' })).toBeVisible();
  await expectPoints(page, { Ana: 23, Bob: 12 });
  await page.getByRole('button', { name: 'Score round 2' }).click();
  await tapCards(page, 'field', ['Sheep']);
  await enterClaim(page, 'Enter 6 for Ana');
  await expect(page.getByText('23 before · 29 now')).toBeVisible();
});

test('A closed table says so and can be reopened', async ({ page }) => {
  await countChests(page, await seedScoredTable(page));
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('link', { name: /Sunday at Bunica/ }).click();
  await expect(page.getByText('This table is closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('This table is closed.')).toBeHidden();
});

test('In the ledger of a closed table nothing is amended before it is reopened', async ({ page }) => {
  const id = await seedScoredTable(page);
  await countChests(page, id);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('link', { name: /Sunday at Bunica/ }).click();
  await page.getByRole('button', { name: 'Ledger' }).click();
  const closed = page.getByRole('status').filter({ hasText: 'This table is closed. The result is agreed.' });
  await expect(closed).toBeVisible();
  const amend = page.getByRole('button', { name: /^(Amend|Delete|Enter a claim)/ });
  await expect(amend).toHaveCount(0);

  await test.step('nor by an address that leads to a claim or to the chests', async () => {
    await page.goto(`session/?id=${id}&at=claim&round=1&player=player-1`);
    await expect(closed).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
    await page.goto(`session/?id=${id}&at=chests`);
    await expect(page.getByRole('heading', { name: 'The result' })).toBeVisible();
  });

  await page.goto(`session/?id=${id}&at=ledger`);
  await closed.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Amend the claim of Ana, round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Amend: Ana, round 1' })).toBeVisible();
});

test('Where the card is silent the table agrees on a number, and the ledger says so', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'field', ['Sheep', 'Sheep', 'Sheep']);
  await page.getByRole('button', { name: 'Copy now' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Points for 3' }).fill('8');
  await sheet.getByRole('switch', { name: 'The card has no such count' }).click();
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await enterClaim(page, 'Enter 8 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText('3: 8 (agreed)')).toBeVisible();
});

test('An earlier claim is amended from the ledger: opened at its top, with the total it leads to, and back to the same line', async ({
  page,
}) => {
  await page.goto(`session/?id=${await seedScoredTable(page)}&at=ledger`);
  const pencil = page.getByRole('button', { name: 'Amend the claim of Ștefan, round 1' });
  await pencil.click();
  await expect(page.getByRole('heading', { name: 'Amend: Ștefan, round 1' })).toBeInViewport();
  await page.getByRole('button', { name: 'Take back Person 1' }).first().click();
  await expect(page.getByText('20 → 17')).toBeAttached();
  await page.goBack();
  await expect(pencil).toBeInViewport();
});
