import evening from '../lib/sessions/golden/benelux-two.json' with { type: 'json' };
import { expectPoints, sitAround } from './at-the-table';
import { expectNoBarriers } from './barriers';
import { enterScore, pass, sheetOf } from './carcassonne-table';
import { layStore } from './laid-store';
import { expect, type Page, test } from './watched';

/** Ana and Bob on the Benelux map with both expansions, after so many events of the golden evening. */
async function openEvening(page: Page, events: number): Promise<void> {
  await layStore(page, { events: evening.slice(0, events) });
  await page.goto('session/?id=benelux-two');
}

async function openChips(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^A chip found, or paid/ }).click();
  await expect(page.getByRole('heading', { name: 'Benelux chips', level: 1 })).toBeVisible();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** The list of chips before the players. */
const held = (page: Page, name: string) =>
  page.getByRole('region', { name: 'In front of you' }).getByRole('listitem').filter({ hasText: name }).first();

test('An evening of two with both expansions: found, paid, turned up, refused, amended, counted', async ({ page }) => {
  // Turn 6: Ana has 13 points, Bob 6 and two orange chips.
  await openEvening(page, 13);
  await test.step('Bob may pay before drawing, and takes a tile', async () => {
    await expect(page.getByText('Turn up the next tile. Purple, first stack.')).toBeVisible();
    await expect(page.getByText('Bob may pay a chip before drawing · 16 still on the map')).toBeVisible();
    await press(page, '79 tiles left');
    await expect(
      page.getByText('84 for the stacks, the start tile counted in. 30 tiles of the boxes are not'),
    ).toBeVisible();
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    await openChips(page);
    await press(page, 'Orange: pay the chip, take from the second stack: 5 tiles left');
    await expect(page.getByText('Bob takes a tile of the island: Orange, second stack.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo Bob pays: Orange' })).toBeVisible();
    await expect(held(page, 'Bob')).toContainText('Orange, worth 2: ready');
  });
  await test.step('What cannot be is refused with its reason', async () => {
    await press(page, 'Orange, first stack: 5 tiles');
    await expect(page.getByText('An island tile was taken for this tile already.')).toBeVisible();
    await press(page, 'Back to the table');
    await openChips(page);
    await expect(page.getByText('An island tile was taken for this tile already.')).toBeHidden();
    await press(page, 'Purple, first stack: 4 tiles');
    await expect(page.getByText('An island tile was taken for this tile already.')).toBeVisible();
  });
  await test.step('A chip is found in one tap, one under a tile, and waits for the next turn', async () => {
    await press(page, 'Light blue, worth 2: at most 6 unseen');
    await expect(held(page, 'Bob')).toContainText('Light blue, worth 2: from the next turn on');
    await press(page, 'Purple, worth 1: at most 6 unseen');
    await expect(page.getByText('A chip was collected with this tile already.')).toBeVisible();
    await press(page, 'Undo Bob +2');
    await press(page, 'Light blue, worth 1: at most 5 unseen');
    await press(page, 'Back to the table');
    await expectPoints(page, { Ana: 13, Bob: 7 });
  });
  await test.step('The next turn turns the tile up, and takes none from the stacks', async () => {
    await pass(page, 'Ana');
    await expect(page.getByText('Turn up the next tile. Orange, second stack.')).toBeVisible();
    await expect(page.getByRole('button', { name: '79 tiles left' })).toBeVisible();
  });
  await test.step('A builder gives a second tile, with a choice of its own', async () => {
    await openChips(page);
    await press(page, 'Purple, worth 1: at most 6 unseen');
    await press(page, 'Light blue, first stack: 5 tiles');
    await expect(page.getByText('The tile of this turn is placed already.')).toBeVisible();
    await press(page, 'Back to the table');
    await press(page, 'The builder gives Ana a second tile');
    await openChips(page);
    await expect(page.getByText('builder’s second tile')).toBeVisible();
    await press(page, 'Light blue: pay the chip, take from the first stack: 5 tiles left');
    await press(page, 'Back to the table');
  });
  await test.step('After "next" the last score is still taken back in one tap, and undo brings it back', async () => {
    await pass(page, 'Bob');
    await press(page, 'Take back Ana +1');
    await expectPoints(page, { Ana: 13, Bob: 7 });
    await press(page, 'Undo the deletion');
    await expectPoints(page, { Ana: 14, Bob: 7 });
  });
  await test.step('The ledger tells chips and payments; one is amended', async () => {
    await press(page, 'Ledger');
    await expect(page.getByText('Ana paid a chip: Light blue, first stack')).toBeVisible();
    await press(page, 'Amend: Chip: Light blue, Bob +1');
    await expect(page.getByText('Bob, turn 6: Light blue, worth 1. What is it?')).toBeVisible();
    await press(page, 'Light blue, worth 2: at most 6 unseen');
    await expect(page.getByRole('button', { name: 'Amend: Chip: Light blue, Bob +2' })).toBeVisible();
    await press(page, 'To the table');
    await expectPoints(page, { Ana: 14, Bob: 8 });
  });
  await test.step('A map bonus is a free line', async () => {
    await openChips(page);
    await press(page, /^Map bonus/);
    await sheetOf(page).getByRole('textbox', { name: 'Points' }).fill('3');
    await enterScore(page, 'Bob +3');
    await press(page, 'Back to the table');
    await expectPoints(page, { Ana: 14, Bob: 11 });
  });
  await test.step('At the end chips and tiles that are left count nothing', async () => {
    await press(page, /^End the game/);
    await expect(page.getByText('What is left of the map counts nothing.')).toBeVisible();
    await expect(page.getByText('3 chips in front of players, 27 tiles on the islands.')).toBeVisible();
    await press(page, 'The last tile lies: begin');
    await expect(page.getByRole('button', { name: /^Go on/ })).toBeVisible();
    await page.goto('session/?id=benelux-two&at=result');
    await expect(page.getByRole('table', { name: 'What the points were for' })).toContainText('Chips');
    await press(page, 'Close the table');
    await expect(page.getByRole('link', { name: /Carcassonne \+ Benelux chips/ })).toBeVisible();
  });
});

test('No chips at hand: the app draws, and what was taken back is drawn again', async ({ page }) => {
  await page.goto('new/');
  await page.getByRole('radio', { name: /^Carcassonne/ }).check();
  await sitAround(page, ['Ana', 'Bob']);
  for (const box of ['Inns & Cathedrals', 'Traders & Builders', 'Benelux chips'])
    await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).check();
  await test.step('The map is set up as a list to tick off', async () => {
    await press(page, /^Set up the map/);
    const sheet = sheetOf(page);
    await sheet.getByRole('radio', { name: 'Meppel and Charleroi' }).check();
    await expect(sheet.getByText('Lay the start tiles on Meppel and Charleroi.')).toBeVisible();
    await expect(sheet.getByText('The other 83 tiles make the usual stacks.')).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Spread 20 of them/ }).check();
    await expect(sheet.getByText('1 of 12 done')).toBeVisible();
    await press(page, 'Close');
  });
  await test.step('Turn order is not to be switched off beside the chips', async () => {
    await page.getByRole('radio', { name: 'The app draws' }).check();
    await expect(page.getByRole('group').filter({ hasText: 'House rules' })).toContainText('as usual');
    await page.getByText('House rules').click();
    await expect(page.getByText('Tiles on a map with a border')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Whose turn it is' })).toHaveCount(0);
    await press(page, /^Start the table/);
  });
  await expect(page.getByRole('button', { name: '83 tiles left' })).toBeVisible();
  await openChips(page);
  await page.getByRole('button', { name: 'Turn over the chip', exact: true }).dblclick();
  const drawn = page.getByRole('region', { name: 'Found a chip' }).getByRole('status');
  await expect(drawn).toContainText(/worth [12]/);
  await expect(page.getByText('A chip was collected with this tile already.')).toBeHidden();
  const first = (await drawn.textContent()) ?? '';
  const points = first.includes('worth 1') ? 1 : 2;
  await press(page, `Undo Ana +${points}`);
  await expect(drawn).toBeEmpty();
  await press(page, 'Turn over the chip');
  await expect(drawn).toHaveText(first);
  await press(page, 'Turn over the chip');
  await expect(page.getByText('A chip was collected with this tile already.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('19 of 20 still on the map')).toBeVisible();
  await expect(held(page, 'Ana')).toContainText(`worth ${points}: from the next turn on`);
});

test('The chips alone: turns, chips and islands, without another score', async ({ page }) => {
  await page.goto('new/');
  await page.getByRole('radio', { name: /^Benelux chips/ }).check();
  await sitAround(page, ['Ana', 'Bob']);
  await page.getByRole('radio', { name: 'Six 1s' }).check();
  await press(page, /^Start the table/);
  await press(page, 'Purple, worth 2: 4 unseen');
  await pass(page, 'Bob');
  await press(page, 'Light blue, worth 1: 6 unseen');
  await press(page, 'The builder gives Bob a second tile');
  await press(page, 'Orange, worth 1: 6 unseen');
  await expect(page.getByRole('button', { name: 'Orange, worth 1: 5 unseen' })).toBeVisible();
  await pass(page, 'Ana');
  await press(page, 'Purple: pay the chip, take from the first stack: 5 tiles left');
  await pass(page, 'Bob');
  await expect(page.getByText('Turn up the next tile. Purple, first stack.')).toBeVisible();
  await expect(page.getByText('End the game')).toHaveCount(0);
  await expectNoBarriers(page, 'the chips alone');
  await press(page, /^The result/);
  await press(page, 'Close the table');
  await expect(page.getByRole('link', { name: /Benelux chips/ })).toBeVisible();
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('chips are found, paid and refused in Romanian, and the rules stand behind them', async ({ page }) => {
    await openEvening(page, 13);
    await press(page, /^Un jeton găsit sau plătit/);
    await press(page, 'Portocaliu: plătește jetonul, ia din primul teanc: încă 5 cartonașe');
    await expect(page.getByText('Bob ia un cartonaș de pe insulă: Portocaliu, primul teanc.')).toBeVisible();
    await press(page, 'Mov, primul teanc: 4 cartonașe');
    await expect(page.getByText('Pentru acest cartonaș s-a luat deja unul de pe insulă.')).toBeVisible();
    await press(page, 'Bleu, de 2: cel mult 6 nevăzute');
    await press(page, 'Înapoi la masă');
    await expectPoints(page, { Ana: 13, Bob: 8 });
    await press(page, 'Urmează Ana');
    await expect(page.getByText('Întoarce cartonașul următor. Portocaliu, primul teanc.')).toBeVisible();
    await page.getByRole('button', { name: /Regula BX-06/ }).click();
    await expect(sheetOf(page).getByText('Un jeton găsit', { exact: true })).toBeVisible();
    await sheetOf(page).getByRole('link', { name: 'Toate regulile' }).click();
    await expect(page.getByRole('heading', { name: 'Regulile jetoanelor Benelux' })).toBeVisible();
  });
});

test('Chips in both themes, on a phone and a tablet, have no barriers', async ({ page }) => {
  await openEvening(page, 18);
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('session/?id=benelux-two&at=benelux');
    await expect(page.getByRole('region', { name: 'Islands' })).toBeVisible();
    await expectNoBarriers(page, `the chips, ${width}`);
  }
});

test('A table with an add-on that is not known here says so, and is kept', async ({ page }) => {
  const [start, ...rest] = evening.slice(0, 5);
  await layStore(page, { events: [{ ...start, addOns: { benelux: 1, bells: 1 } }, ...rest] });
  await page.goto('session/?id=benelux-two');
  await expect(page.getByText('The table is about "carcassonne" with "benelux, bells".')).toBeVisible();
});
