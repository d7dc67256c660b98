import { inRoot } from '../lib/commands/paths.mjs';
import { serve } from '../lib/commands/serve.mjs';
import { expectPoints } from './at-the-table';
import { expectFits, expectNoBarriers } from './barriers';
import { expectAt } from './carcassonne-count';
import {
  enterScore,
  inRomanian,
  openScore,
  pass,
  scoreCloister,
  scoreTiles,
  sheetOf,
  sitAtTiles,
  startCarcassonne,
  tapTiles,
} from './carcassonne-table';
import { expectKept } from './ground/site';
import { storedDrafts } from './store';
import { expect, type Page, test } from './watched';

test('A finished city of one owner is three taps, with a coat of arms four', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await sheet.getByRole('radio', { name: '5', exact: true }).check();
  await sheet.getByRole('button', { name: 'Ana +10', exact: true }).click();
  await expectPoints(page, { Ana: 10, Bob: 0 });

  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await sheet.getByRole('radio', { name: '4', exact: true }).check();
  await sheet.getByRole('button', { name: 'Coats of arms: one more' }).click();
  await sheet.getByRole('button', { name: 'Ana +10', exact: true }).click();
  await expectPoints(page, { Ana: 20, Bob: 0 });
});

/** Ana: road 3, half of city 10, castle 6, unfinished road 4. Bob: city 4 × 2 + 2, half of city 10, cloister 9, − 2. */
async function playEvening(page: Page): Promise<void> {
  await scoreTiles(page, { kind: 'road', tiles: 3, gives: 'Ana +3' });
  await pass(page, 'Bob');
  await scoreTiles(page, { kind: 'city', tiles: 4, arms: 1, gives: 'Bob +10' });
  await pass(page, 'Ana');
  await scoreTiles(page, { kind: 'city', tiles: 5, more: ['Bob'], gives: 'Ana +10, Bob +10' });
  await expectPoints(page, { Ana: 13, Bob: 20 });
  await pass(page, 'Bob');
  await scoreCloister(page, 'Bob +9');
  await pass(page, 'Ana');
  await openScore(page, 'other');
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox', { name: 'What for' }).fill('Castle');
  await sheet.getByRole('textbox', { name: 'Points' }).fill('6');
  await enterScore(page, 'Ana +6');
  await openScore(page, 'other');
  await sheet.getByRole('textbox', { name: 'What for' }).fill('The king moved on');
  await sheet.getByRole('textbox', { name: 'Points' }).fill('2');
  await sheet.getByRole('button', { name: 'Plus or minus' }).click();
  const who = sheet.getByRole('group', { name: 'Who scores' });
  await who.getByRole('button', { name: /^Ana/ }).click();
  await who.getByRole('button', { name: /^Bob/ }).click();
  await enterScore(page, 'Bob −2');
  await expectPoints(page, { Ana: 19, Bob: 27 });
  const unfinished = { kind: 'road', tiles: 4, unfinished: true, gives: 'Ana +4' } as const;
  await scoreTiles(page, unfinished);
  await expectPoints(page, { Ana: 23, Bob: 27 });
}

/** Where something was on the page, in px, frame by frame until these words are there: each place once. */
function placesUntil([it, words]: readonly [Element | null, string]): Promise<number[]> {
  return new Promise((resolve) => {
    const places: number[] = [];
    function look() {
      const y = (it?.getBoundingClientRect().y ?? 0) + scrollY;
      if (places.at(-1) !== y) places.push(y);
      if (document.body.textContent.includes(words)) resolve(places);
      else requestAnimationFrame(look);
    }
    look();
  });
}

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Two people play an evening, the server stopped in the middle: the result, closed, and the same people again', async ({
    page,
  }) => {
    const server = await serve({ dir: inRoot('out') });
    await page.goto(server.url);
    await expectKept(page);
    await startCarcassonne(page, ['Ana', 'Bob'], { site: server.url });
    await server.close();
    await expect(page.getByRole('heading', { name: /^Ana plays turn 1/ })).toBeVisible();
    await playEvening(page);
    await page.reload();
    await expectPoints(page, { Ana: 23, Bob: 27 });
    await expect(page.getByRole('button', { name: '67 tiles left' })).toBeVisible();
    await page.getByRole('button', { name: /^The result/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Bob leads so far' })).toContainText(
      '4 points more than Ana',
    );
    await expect(page.getByRole('row', { name: /^Ana/ }).first()).toContainText('19423');
    await page.getByRole('button', { name: 'Close the table' }).click();
    await page.getByRole('link', { name: /Bob won with 27 points/ }).click();
    await expect(page.getByText('This table is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'The result', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Bob wins' })).toBeVisible();
    await page.getByRole('button', { name: 'Same people again' }).click();
    await expect(page.getByRole('radio', { name: /^Carcassonne/ })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Start the table 2 players, Ana first/ })).toBeVisible();

    await test.step('Another game changes the page in one step: nothing moves under a quick finger', async () => {
      const field = await page.getByRole('textbox', { name: 'Name of the table' }).elementHandle();
      const places = page.evaluate(placesUntil, [field, 'Set up the map'] as const);
      await page.getByRole('radio', { name: /^Benelux chips/ }).check();
      expect(await places).toHaveLength(2);
    });
  });
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('six people play a round with inns, cathedrals, goods and a builder', async ({ page }) => {
    const names = ['Ana', 'Bob', 'Eva', 'Dan', 'Ion', 'Ștefan'];
    const boxes = ['Hanuri și catedrale', 'Negustori și constructori'];
    await startCarcassonne(page, names, { boxes, says: inRomanian });
    const sheet = sheetOf(page);
    await scoreTiles(page, { kind: 'road', tiles: 4, dearer: true, gives: 'Ana +8' }, inRomanian);
    await pass(page, 'Bob', inRomanian);
    await scoreTiles(page, { kind: 'city', tiles: 3, arms: 1, dearer: true, gives: 'Bob +12' }, inRomanian);
    await pass(page, 'Eva', inRomanian);
    await scoreCloister(page, 'Eva +9', inRomanian);
    await page.getByRole('button', { name: 'Eva: constructorul dă al doilea cartonaș' }).click();
    await pass(page, 'Dan', inRomanian);
    await openScore(page, 'city', inRomanian);
    await tapTiles(page, 2, inRomanian);
    await sheet.getByText('Mărfuri în oraș').click();
    await sheet.getByRole('button', { name: 'Vin: încă unul' }).click();
    await enterScore(page, 'Dan +4');
    await pass(page, 'Ion', inRomanian);
    const gives = 'Ana +12, Ion +12, Ștefan +12';
    await scoreTiles(page, { kind: 'city', tiles: 6, more: ['Ana', 'Ștefan'], gives }, inRomanian);
    await pass(page, 'Ștefan', inRomanian);
    await pass(page, 'Ana', inRomanian);
    await expectPoints(page, { Ana: 20, Bob: 12, Eva: 9, Dan: 4, Ion: 12, Ștefan: 12 });
    await expect(page.getByRole('button', { name: 'încă 106 cartonașe' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ana joacă tura 7 · runda 2/ })).toBeVisible();
  });
});

test('A tie is said in words, and everybody tied scores in full', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob', 'Eva']);
  const sheet = sheetOf(page);
  await openScore(page, 'city');
  await tapTiles(page, 3);
  await sheet.getByRole('button', { name: 'Bob: one follower more' }).click();
  await expect(sheet.getByText('1 to 1: Ana and Bob both score in full.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Bob: one follower more' }).click();
  await expect(sheet.getByText('2 to 1: Bob scores.')).toBeVisible();
  await enterScore(page, 'Bob +6');
  await expectPoints(page, { Ana: 0, Bob: 6, Eva: 0 });
  await page.getByRole('button', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: /3 tiles × 2.*Why\? Rules CA-11, CA-21$/ }).click();
  await expect(sheet.getByRole('heading', { name: 'Rules CA-11, CA-21' })).toBeVisible();
});

test('The last score is taken back in one tap after the turn was passed, and comes back', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await scoreTiles(page, { kind: 'road', tiles: 3, gives: 'Ana +3' });
  await pass(page, 'Bob');
  await page.getByRole('button', { name: 'Take back Ana +3' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
  await expect(page.getByText('Took back Ana +3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the deletion' }).click();
  await expectPoints(page, { Ana: 3, Bob: 0 });
  await page.reload();
  await page.getByRole('button', { name: 'Undo passing turn 1' }).click();
  await expect(page.getByRole('heading', { name: /^Ana plays turn 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo Ana +3' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
});

test('An entry is amended from the ledger, moved to another turn, and deleted', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await scoreTiles(page, { kind: 'road', tiles: 3, gives: 'Ana +3' });
  await pass(page, 'Bob');
  await page.getByRole('button', { name: 'Ledger' }).click();
  const sheet = sheetOf(page);

  await test.step('The same sheet, with what was entered', async () => {
    await page.getByRole('button', { name: 'Amend: Road, Ana +3' }).click();
    await expect(sheet.getByRole('heading', { name: 'Amend an entry' })).toBeVisible();
    await tapTiles(page, 4);
    await sheet.getByRole('button', { name: 'One turn later' }).click();
    await enterScore(page, 'Amend: Ana +4');
    await expect(page.getByText(/Amended at/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Turn 2' })).toBeVisible();
  });

  await test.step('A score of an earlier turn that was forgotten', async () => {
    await page.getByRole('button', { name: 'Enter a score of an earlier turn' }).click();
    await expect(sheet.getByRole('heading', { name: 'Turn 1: Ana' })).toBeVisible();
    await sheet.getByRole('radio', { name: 'Cloister' }).check();
    await enterScore(page, 'Ana +9');
    await expect(page.getByRole('heading', { name: 'Turn 1' })).toBeVisible();
  });

  await test.step('Deleted, it stays in sight and counts nothing', async () => {
    await page.getByRole('button', { name: 'Amend: Road, Ana +4' }).click();
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Deleted, counts nothing.')).toBeVisible();
    await page.getByRole('button', { name: 'To the table' }).click();
    await expectPoints(page, { Ana: 9, Bob: 0 });
  });
});

test('A score half entered is there again after the page was closed', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  const sheet = sheetOf(page);
  await openScore(page, 'road');
  await tapTiles(page, 6);
  await sheet.getByRole('button', { name: 'Bob: one follower more' }).click();
  await expect.poll(() => storedDrafts(page)).toMatch(/"tiles":6.*"followers":\{[^}]*:1,[^}]*:1\}/);
  await page.reload();
  await expect(sheet.getByText('This was not entered yet.')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: '6', exact: true })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await enterScore(page, 'Ana +6, Bob +6');
  await openScore(page, 'city');
  await expect(sheet.getByText('This was not entered yet.')).toBeHidden();
});

test('What cannot be is refused at its field, and stays there to be put right', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  const sheet = sheetOf(page);
  await openScore(page, 'city');
  const tiles = sheet.getByRole('textbox', { name: 'Tiles' });
  for (const bad of ['0', '-1', '2.5', '1000000000', '73']) {
    await tiles.fill(bad);
    await expect(tiles).toHaveAccessibleDescription(/a whole number from 1 to 72.*The boxes hold no more/);
    await expect(tiles).toHaveValue(bad);
    await expect(sheet.getByRole('button', { name: /a whole number from 1 to 72/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  await sheet.getByRole('radio', { name: 'Cloister' }).check();
  await sheet.getByRole('radio', { name: '7', exact: true }).check();
  await expect(sheet.getByText('It is not complete with 7 tiles around it.', { exact: false }).first()).toBeVisible();
  await sheet.getByRole('radio', { name: 'Unfinished' }).check();
  await enterScore(page, 'Ana +8');
  await expectPoints(page, { Ana: 8, Bob: 0 });
});

test('Without turns the sheet only scores, and tiles are counted where somebody says so', async ({ page }) => {
  await startCarcassonne(page, ['Ana', 'Bob'], {
    before: async () => {
      await page.getByText('House rules').click();
      await page
        .getByRole('radiogroup', { name: 'Whose turn it is' })
        .getByRole('radio', { name: 'is not kept' })
        .check();
    },
  });
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0);
  await scoreTiles(page, { kind: 'road', tiles: 5, more: ['Bob'], gives: 'Bob +5' });
  await page.getByRole('button', { name: 'Tile placed' }).click();
  await expect(page.getByRole('button', { name: '70 tiles left' })).toBeVisible();
  await page.getByRole('button', { name: '70 tiles left' }).click();
  await sheetOf(page).getByRole('textbox', { name: 'Tiles left, as counted' }).fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '0 tiles left', exact: true })).toBeVisible();
  // With no tile left the game ends.
  await expect(page.getByRole('button', { name: 'End the game', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tile placed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the count of tiles' }).click();

  await test.step('The count of tiles and the track are hidden, and shown again', async () => {
    const tiles = page.getByRole('button', { name: /tiles left$/ });
    await tiles.click();
    await sheetOf(page)
      .getByRole('button', { name: /^Hide the count/ })
      .click();
    await expect(tiles).toHaveCount(0);
    await expect(page.getByText('on space 5')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await sheetOf(page).getByRole('button', { name: 'House rules' }).click();
    for (const [what, is] of [
      ['Tiles left', 'are shown'],
      ['Track of 50', 'is hidden'],
    ] as const) {
      const choice = sheetOf(page).getByRole('radiogroup', { name: what }).getByRole('radio', { name: is });
      // It is ticked once it is in the log.
      await choice.click();
      await expect(choice).toBeChecked();
    }
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(tiles).toHaveAccessibleName('70 tiles left');
    await expect(page.getByText('on space 5')).toHaveCount(0);
  });
});

test('Whose turn it is, is put right; somebody leaves; a box is added in play', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob', 'Eva']);
  const sheet = sheetOf(page);
  await page.getByRole('button', { name: /^Ana plays turn 1/ }).click();
  await sheet.getByRole('button', { name: 'Eva' }).click();
  await expect(page.getByRole('heading', { name: /^Eva plays turn 1/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next: Ana' })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(sheet.getByRole('link', { name: 'Rules of Carcassonne' })).toHaveAttribute('href', /rules\/carcassonne/);
  await sheet.getByRole('button', { name: /People at the table/ }).click();
  await sheet.getByRole('button', { name: 'Ana' }).click();
  await sheet.getByRole('button', { name: 'Ana leaves the table' }).click();
  await expect(page.getByRole('button', { name: 'Next: Bob' })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await sheet.getByRole('button', { name: 'House rules' }).click();
  await sheet.getByRole('checkbox', { name: /^Abbot/ }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Abbot/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await openScore(page, 'garden');
  await sheet.getByRole('radio', { name: 'Abbot taken back' }).check();
  await sheet.getByRole('radio', { name: '5', exact: true }).check();
  await enterScore(page, 'Eva +6');
  await expectPoints(page, { Ana: 0, Bob: 0, Eva: 6 });
});

test('The ledger becomes a spreadsheet, and the result a text', async ({ page }) => {
  await sitAtTiles(page, ['Ana', 'Bob']);
  await scoreTiles(page, { kind: 'city', tiles: 4, arms: 1, more: ['Bob'], gives: 'Ana +10, Bob +10' });
  await page.getByRole('button', { name: 'Ledger' }).click();
  await page.getByRole('button', { name: 'As a spreadsheet' }).click();
  await expect(sheetOf(page).getByText('3 lines')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /^The result/ }).click();
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined, canShare: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await sheetOf(page).getByRole('button', { name: 'As text' }).click();
  const text = sheetOf(page).getByRole('textbox', { name: 'As text' });
  await expect(text).toHaveValue(/The game is not over yet.*1\. Ana: 10 \(10 in play, 0 at the end\)\s1\. Bob: 10/s);
});

test('In both themes no screen of Carcassonne has a barrier that a machine can find', async ({ page }) => {
  const boxes = ['Inns', 'Traders', 'Abbot'];
  const before = () => expectNoBarriers(page, 'new table');
  await startCarcassonne(page, ['Ana', 'Bob', 'Eva'], { boxes, before });
  await expectNoBarriers(page, 'live table');
  await openScore(page, 'city');
  await tapTiles(page, 5);
  await sheetOf(page).getByText('Goods in the city').click();
  await sheetOf(page).getByRole('button', { name: 'Bob: one follower more' }).click();
  await expectNoBarriers(page, 'score sheet');
  await sheetOf(page).getByRole('radio', { name: 'Other' }).check();
  await expectNoBarriers(page, 'free line');
  await sheetOf(page).getByRole('radio', { name: 'City' }).check();
  await enterScore(page, 'Ana +10, Bob +10');
  await pass(page, 'Bob');
  const row = page.getByRole('list', { name: 'Standings' }).getByRole('listitem').filter({ hasText: 'Ana' });
  await row.getByRole('button').click();
  await expect(row.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
  await expectNoBarriers(page, 'live table with a row open');
  await page.getByRole('button', { name: /tiles left$/ }).click();
  await expect(sheetOf(page).getByRole('textbox', { name: 'Tiles left, as counted' })).toBeVisible();
  await expectNoBarriers(page, 'tiles left');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await sheetOf(page).getByRole('button', { name: 'House rules' }).click();
  await expect(sheetOf(page).getByRole('radiogroup', { name: 'Tiles left' })).toBeVisible();
  await expectNoBarriers(page, 'house rules');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expectAt(page, 'Ledger');
  await expectNoBarriers(page, 'ledger');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /^The result/ }).click();
  await expectAt(page, 'The points so far');
  await expectNoBarriers(page, 'result');
});

test('Nothing at a Carcassonne table is wider than the screen', async ({ page }) => {
  const names = ['Maria-Magdalena Constantinescu-Brâncoveanu', 'Bob', 'Łucja', 'Ștefan', 'Zażółć', 'Ion'];
  await sitAtTiles(page, names, {
    innsAndCathedrals: 'yes',
    tradersAndBuilders: 'yes',
    abbot: 'yes',
    river: 'yes',
  });
  await expectFits(page, 'live table');
  await openScore(page, 'city');
  await tapTiles(page, 5);
  await sheetOf(page).getByRole('button', { name: 'Zażółć: one follower more' }).click();
  await expectFits(page, 'score sheet', sheetOf(page));
  await enterScore(page, 'Maria-Magdalena Constantinescu-Brâncoveanu +10, Zażółć +10');
  await expectFits(page, 'live table with a score');
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expectAt(page, 'Ledger');
  await expectFits(page, 'ledger');
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /^The result/ }).click();
  await expectAt(page, 'The points so far');
  await expectFits(page, 'result');
});
