import { backToTable, enterClaim, enterEmptyClaim, expectPoints, goOnTo, tapCards } from './at-the-table';
import { sitDown } from './seeded';
import { expect, type Page, test } from './watched';

async function openClaim(page: Page, round: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Score round ${round}` }).click();
  await expect(page.getByRole('heading', { name: `Claim: ${name}` })).toBeVisible();
}

test('A count that nobody has copied yet waits, is asked for once, and then counts', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Person 1', 'Sheep', 'Sheep', 'Sheep']);
  await enterClaim(page, 'Enter 1 + ? for Ana');
  await goOnTo(page, 'Bob');
  await tapCards(page, 'cloister', ['Chicken', 'Chicken', 'Chicken']);
  await page.getByRole('button', { name: 'Copy now' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Points for 3' }).fill('9');
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await enterClaim(page, 'Enter 9 for Bob');
  await backToTable(page);
  await expectPoints(page, { Ana: 10, Bob: 9 });
});

test('A value typed into the scoring card is there again after its sheet was closed, and after a reload', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Sheep', 'Sheep', 'Sheep']);
  const sheet = page.getByRole('dialog');
  const [value, agreed] = [sheet.getByRole('textbox', { name: 'Points for 3' }), sheet.getByRole('switch')];
  await page.getByRole('button', { name: 'Copy now' }).click();
  await value.fill('9');
  await agreed.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enter 0 + ? for Ana' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy now' }).click();
  await expect(value).toHaveValue('9');
  await expect(agreed).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Copy now' }).click();
  await expect(value).toHaveValue('9');
  await expect(agreed).toBeChecked();
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await enterClaim(page, 'Enter 9 for Ana');

  await test.step('Once saved it is no draft any more', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await sheet.getByRole('button', { name: /Animal values/ }).click();
    await expect(value).toHaveValue('9');
    await expect(sheet.getByRole('button', { name: 'Keep the values' })).toBeVisible();
  });
});

test('There is no second fairy, and the way to the first one is offered', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Fairy']);
  await enterClaim(page, 'Enter 10 for Ana');
  await goOnTo(page, 'Bob');
  await tapCards(page, 'field', []);
  // A key of which none is left says so to a screen reader, and why to whoever presses it all the same.
  const noFairy = page.getByRole('button', { name: 'Fairy, none left' });
  await noFairy.press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'Fairy: none left.' });
  await expect(message).toContainText('Ana scored the last one in round 1.');
  // What was refused here does not follow anybody to another part of the table.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await expect(message).toBeHidden();
  await openClaim(page, 1, 'Bob');
  await noFairy.press('Enter');
  await message.getByRole('button', { name: 'Amend round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Amend: Ana, round 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back Fairy' }).click();
  await tapCards(page, 'road', ['Person 2']);
  await enterClaim(page, 'Amend to 2');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText(/^Amended at .*, was \+10$/)).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expectPoints(page, { Ana: 2, Bob: 0 });
});

test('A card of a wrong colour leaves for 10 points, or is kept as a card of its own colour', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Person 3']);
  await page.getByRole('button', { name: /^Card of a wrong colour/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Person' }).click();
  await expect(page.getByRole('button', { name: 'Enter 13 for Ana' })).toBeVisible();
  await page.getByRole('button', { name: /^Card of a wrong colour/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Building' }).click();
  await expect(page.getByRole('button', { name: 'Enter 23 for Ana' })).toBeVisible();
  await page.getByRole('radio', { name: 'Keep in chest' }).check();
  await page.getByRole('radiogroup', { name: 'Its colour' }).getByRole('radio', { name: 'City' }).check();
  await enterClaim(page, 'Enter 13 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana' })).toContainText('1 card in the chest');
});

test('Where two kinds could take the jokers, somebody chooses', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Sheep']);
  await enterClaim(page, 'Enter 0 + ? for Ana');
  await goOnTo(page, 'Bob');
  await enterEmptyClaim(page);
  await backToTable(page);
  await openClaim(page, 2, 'Ana');
  await tapCards(page, 'cloister', ['Chicken', 'Animal joker']);
  const choice = page.getByRole('radiogroup', { name: 'The animal joker joins' });
  await choice.getByRole('radio', { name: 'Chickens' }).check();
  await expect(page.getByRole('button', { name: 'Enter 6 for Ana' })).toBeVisible();
});

test('A deleted claim counts nothing, stays in sight, and comes back by undo', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'Amend the claim of Ana, round 1' }).click();
  await page.getByRole('button', { name: 'Delete the claim of Ana, round 1' }).click();
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await expect(page.getByText('Ana · road row Deleted, counts nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  await expectPoints(page, { Ana: 3, Bob: 0 });
});

test('A key keeps its name beside how many are left', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', [...Array(7).fill('Sheep'), 'Animal joker', 'Animal joker']);
  const keys = page.getByRole('group', { name: 'Cards' });
  await expect(keys.getByRole('button', { name: 'Sheep, 7 tapped, 2 left' })).toHaveText(/Sheep.*2 left/);
  await expect(keys.getByRole('button', { name: 'Animal joker, 2 tapped, 2 left' })).toHaveText(/Joker.*2 left/);
  await expect(keys.getByRole('button', { name: 'Card of a wrong colour' })).toHaveText('Wrong colour');
});

test('While points wait for a value nobody is crowned for good', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Person 3', 'Sheep', 'Sheep', 'Sheep']);
  await enterClaim(page, 'Enter 3 + ? for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  const ana = page.getByRole('list', { name: 'Standings' }).getByRole('listitem').filter({ hasText: 'Ana' });
  await expect(ana).toContainText('Ana leads so far');
  await page.getByRole('link', { name: 'Back' }).click();
  const carryOn = page.getByRole('link', { name: 'Carry on' });
  await expect(carryOn).toBeVisible();
  await expect(ana).toContainText('Ana leads so far');
  await carryOn.click();
  await page.getByRole('button', { name: 'Copy now' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Points for 3' }).fill('9');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the value' }).click();
  await expect(ana).toContainText('Ana leads');
  await expect(ana).not.toContainText('so far');
});

test('Where each joker may join any kind, they are numbered', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'House rules' }).click();
  // The rule is shown as chosen once it is in the log.
  await page.getByRole('radio', { name: 'each joins any kind' }).click();
  await expect(page.getByRole('radio', { name: 'each joins any kind' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Sheep', 'Animal joker', 'Animal joker']);
  await page.getByRole('button', { name: 'Card of a wrong colour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Animal' }).click();
  await page.getByRole('radio', { name: 'Keep it' }).check();
  await page.getByRole('radiogroup', { name: 'Its colour' }).getByRole('radio', { name: /^Road/ }).check();
  for (const [nth, kind] of [
    [1, 'Sheep'],
    [2, 'Road animals'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: `Joker ${nth} joins` })
      .getByRole('radio', { name: kind })
      .check();
  await enterClaim(page, 'Enter 12 for Ana');
});

test('Nothing can be entered before somebody says in which row the follower stands', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await expect(page.getByText('In which row does the follower of Ana stand?')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Cards' })).toBeHidden();
  const enter = page.getByRole('button', { name: /^Enter the empty claim/ });
  await expect(enter).toHaveAccessibleName(/Choose the row first$/);
  await expect(enter).toBeDisabled();
  await enterEmptyClaim(page, 'city');
  await expect(page.getByRole('heading', { name: 'Round 1 · city row' })).toBeVisible();
});

test('Seven plain cards take nine taps', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.evaluate(() => {
    addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), true);
  });
  await tapCards(page, 'city', [
    'Person 1',
    'Person 1',
    'Person 2',
    'Person 3',
    'City animal',
    'City animal',
    'Dragon',
  ]);
  await enterClaim(page, 'Enter 44 for Ana');
  expect(taps).toBeLessThanOrEqual(9);
});

test('The receipt shows every point with its reason, and what to do with the pieces on the table', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  const cards = ['Person 3', 'Person 3', 'Person 3', 'Person 2', 'Person 2', 'Person 2', 'Dragon', 'Fairy'];
  await tapCards(page, 'city', cards);
  await enterClaim(page, 'Enter 110 for Ana');
  await expect(page.getByText('3 + 3 + 3 + 2 + 2 + 2 = 15')).toBeVisible();
  await expect(page.getByText('15 × 6 cards')).toBeVisible();
  await expect(page.getByText('0 before · 110 now')).toBeVisible();
  const passed = page.getByRole('status').filter({ hasText: 'Ana passed 100.' });
  await expect(passed).toContainText('Take a 100 tile, and set the follower on 10.');
});

test('A claim entered for the wrong player is moved, and a forgotten one is entered into its own round', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await page.getByRole('button', { name: 'Amend the claim of Ana, round 1' }).click();
  await page.getByRole('button', { name: 'Move to another round or player' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Bob' }).check();
  await sheet.getByRole('button', { name: 'Move it there' }).click();
  await expect(page.getByRole('heading', { name: 'Bob scores' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 0, Bob: 3 });

  await page.getByRole('button', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'Enter a claim of another round' }).click();
  await sheet.getByRole('button', { name: 'One round later' }).click();
  await sheet.getByRole('radio', { name: 'Ana' }).check();
  await sheet.getByRole('button', { name: 'Enter this claim' }).click();
  await tapCards(page, 'city', ['Person 2']);
  await enterClaim(page, 'Enter 2 for Ana');
  await expect(page.getByRole('heading', { name: 'Round 2 · city row' })).toBeVisible();
});

test('A double tap on Enter enters one claim', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 3, Bob: 0 });
  await expect(page.getByRole('button', { name: 'Undo Ana +3' })).toBeVisible();
});

test('Where somebody wished a joker to go is kept while more cards are tapped', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', ['Sheep', 'Sheep']);
  await enterClaim(page, 'Enter 6 for Ana');
  await goOnTo(page, 'Bob');
  await enterEmptyClaim(page);
  await backToTable(page);
  await openClaim(page, 2, 'Ana');
  await tapCards(page, 'road', ['Road animal', 'Animal joker']);
  await page
    .getByRole('radiogroup', { name: /animal joker joins/ })
    .getByRole('radio', { name: 'Road animals' })
    .check();
  await tapCards(page, 'road', ['Person 1']);
  await expect(page.getByRole('button', { name: 'Enter 7 for Ana' })).toBeVisible();
});

test('A card to be kept waits for its colour, and Enter says so', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'field', []);
  await page.getByRole('button', { name: /^Card of a wrong colour/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Animal' }).click();
  await page.getByRole('radio', { name: 'Keep it' }).check();
  await expect(page.getByText('Choose the colour of the card that is kept.')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Its colour' }).getByRole('radio', { name: /^Road/ }).check();
  await enterClaim(page, 'Enter 0 + ? for Ana');
});

test('A change of an entered claim that was left half done says so, and can be discarded', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await page.getByRole('button', { name: 'Amend the claim of Ana, round 1' }).click();
  await tapCards(page, 'road', ['Dragon']);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This change is not entered yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByRole('button', { name: 'Amend to 3' })).toBeVisible();
});

test('Every point opens the rule behind it', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  await page.getByRole('button', { name: /Why.*CC-08/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /CC-08/ })).toBeVisible();
});

test('In the ledger, the reasons of a claim open all the rules behind them', async ({ page }) => {
  await sitDown(page, ['Ana', 'Bob']);
  await openClaim(page, 1, 'Ana');
  await tapCards(page, 'road', ['Person 3', 'Road animal', 'Road animal', 'Road building', 'Dragon']);
  await enterClaim(page, 'Enter 19 for Ana');
  await goOnTo(page, 'Bob');
  await enterEmptyClaim(page);
  await page.getByRole('button', { name: /Why.*CC-05/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Rule CC-05' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await backToTable(page);
  await page.getByRole('button', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: /^Ana.*Why\? Rules CC-08, CC-10, CC-19, CC-18$/ }).click();
  await expect(sheet.getByRole('heading', { name: 'Rules CC-08, CC-10, CC-19, CC-18' })).toBeVisible();
  await expect(sheet.getByText('The dragon and the fairy')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'All the rules' })).toBeVisible();
});
