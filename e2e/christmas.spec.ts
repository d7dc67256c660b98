import { expectPoints, sitAround } from './at-the-table';
import { expectNoBarriers } from './barriers';
import { drew, holdOpen, idOf, type Sealed, seedCards, type Told } from './christmas-table';
import { expect, type Locator, type Page, test } from './watched';

/* Bytes of the phone's source of chance, and which card each is of the deck as it is then. */
const PREVENT = 16;
const FOLLOWERS_AT_HOME = 25;
const LOCK_CITY = 10;

/** From now on chance gives these bytes, one after the other. */
async function chance(page: Page, ...bytes: number[]): Promise<void> {
  await page.evaluate((given) => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      if (!(array instanceof Uint8Array) || array.length !== 1) return real(array as never);
      array[0] = given.length > 1 ? (given.shift() ?? 0) : (given[0] ?? 0);
      return array;
    };
  }, bytes);
}

const draw = (page: Page, deck: 'cloister' | 'road') =>
  page.getByRole('button', { name: new RegExp(`^Draw from the ${deck} deck`) });
const primary = (page: Page, name: string | RegExp) => page.getByRole('contentinfo').getByRole('button', { name });

/** The turn goes on to that player, and the screen says so. */
async function passTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${name}` }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}\\b.*plays turn`) })).toBeVisible();
}

/** Two taps, so quick that nothing happens in between. */
async function tapBoth(page: Page, ...keys: [Locator, Locator]): Promise<void> {
  const [first, second] = await Promise.all(keys.map((key) => key.elementHandle()));
  await page.evaluate(
    (tapped) => {
      for (const key of tapped) (key as HTMLElement).click();
    },
    [first, second],
  );
}

/** While a hand is covered, none of these words is anywhere that anybody could read. */
async function expectHidden(page: Page, ...words: string[]): Promise<void> {
  const seen = [await page.content(), await page.title(), page.url(), await page.locator('body').ariaSnapshot()].join(
    '\n',
  );
  for (const word of words) expect(seen).not.toContain(word);
}

/** Four cards of the road deck lie covered in Ana's hand. */
const HELD: readonly Told[] = [1, 2, 3, 4].map((nth) => ['Ana', 1, drew('road', nth)] as const);
const HELD_SEALED: readonly Sealed[] = [
  [1, { deck: 'road', nth: 1, card: 'mastermind' }],
  [2, { deck: 'road', nth: 2, card: 'swap-city' }],
  [3, { deck: 'road', nth: 3, card: 'swap-road' }],
  [4, { deck: 'road', nth: 4, card: 'break-farm-tie' }],
];

test('An evening of three: draws, a full hand, a prevented attack, a lock paid at the end, hands revealed in order', async ({
  page,
}) => {
  const id = await seedCards(page, { told: HELD, sealed: HELD_SEALED });
  await chance(page, PREVENT, FOLLOWERS_AT_HOME);

  // Two quick taps draw one card; it lies behind the curtain, and nowhere else.
  await draw(page, 'cloister').dblclick();
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  await expect(page.getByText('5 covered cards.')).toBeVisible();
  await expectHidden(page, 'Prevent', 'prevent-attack', 'Mastermind', 'mastermind');
  await holdOpen(page);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Prevent an attack' })).toBeVisible();
  await expect(primary(page, /nothing to prevent now/)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cover' }).click();
  await expect(page.getByRole('button', { name: 'Hold to look' })).toBeVisible();
  await expectHidden(page, 'Prevent', 'prevent-attack');
  await page.getByRole('button', { name: 'Back to the cards' }).click();

  // A sixth card is one too many: the turn does not end, and only excess is let go.
  await draw(page, 'cloister').click();
  await page.getByRole('button', { name: 'Back to the cards' }).click();
  await expect(page.getByText('Ana holds 6 cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Next: Bob' }).click();
  await expect(page.getByText('6 cards, 5 may stay')).toBeVisible();
  await page.goto(`session/?id=${id}&at=christmas-present/hand&player=${idOf('Ana')}`);
  await holdOpen(page);
  await page.getByRole('group', { name: 'Cards of the hand' }).getByRole('button', { name: 'Swap in cities' }).click();
  await primary(page, 'Let it go').click();
  await expect(primary(page, 'Let it go')).toBeHidden();
  await page.goto(`session/?id=${id}`);

  // Bob locks a city; Ana, not on turn, cancels that, and both entries say so. Whoever passes and draws in one go draws for Bob.
  await chance(page, LOCK_CITY);
  await tapBoth(page, page.getByRole('button', { name: 'Next: Bob' }), draw(page, 'road'));
  await expect(page.getByRole('article').getByRole('heading', { name: 'Lock a city' })).toBeVisible();
  await page.getByRole('textbox', { name: 'What does the table call it?' }).fill('the north city');
  await primary(page, 'Play: Lock a city').click();
  await expect(page.getByText('Bob played: Lock a city.')).toBeVisible();
  await page.getByRole('button', { name: /^Hands and discard pile/ }).click();
  await page.getByRole('button', { name: /^Ana: 5 covered cards/ }).click();
  await holdOpen(page);
  await page
    .getByRole('group', { name: 'Cards of the hand' })
    .getByRole('button', { name: 'Prevent an attack' })
    .click();
  await primary(page, 'Play it now').click();
  await expect(page.getByText('the north city')).toHaveCount(0);
  await expect(page.getByRole('list').filter({ hasText: 'Lock a city' })).toContainText('prevented');
  await page.goto(`session/?id=${id}`);
  await passTo(page, 'Eva');

  // Eva locks a city for good. Its points wait, and nobody has them yet.
  await chance(page, LOCK_CITY);
  await draw(page, 'road').click();
  await page.getByRole('textbox', { name: 'What does the table call it?' }).fill('the river city');
  await primary(page, 'Play: Lock a city').click();
  await passTo(page, 'Ana');
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'City', exact: true }).check();
  await sheet.getByRole('radiogroup', { name: 'Tiles' }).getByRole('radio', { name: '4', exact: true }).check();
  await sheet.getByRole('switch', { name: /the river city/ }).click();
  await sheet.getByRole('button', { name: 'Entered now, paid at the end' }).click();
  await expect(page.getByText('1 sum waits for the end')).toBeVisible();
  await page.goto(`session/?id=${id}&at=result`);
  await expect(page.getByText('1 sum waits for the end')).toBeVisible();

  // At the end the hands come first, in order, then the lock pays.
  await page.goto(`session/?id=${id}&at=count`);
  await page.getByRole('button', { name: 'The last tile lies: begin' }).click();
  await page.getByRole('button', { name: 'Hands', exact: true }).click();
  await page.getByRole('button', { name: 'Ana: reveal the hand' }).click();
  await holdOpen(page);
  const hand = page.getByRole('group', { name: 'Cards of the hand' });
  await hand.getByRole('button', { name: 'Mastermind' }).click();
  await expect(primary(page, /dead: the game has ended/)).toHaveAttribute('aria-disabled', 'true');
  await hand.getByRole('button', { name: 'Followers at home' }).click();
  await primary(page, 'Reveal it').click();
  for (let count = 0; count < 3; count++)
    await page.getByRole('button', { name: 'Followers left in the supply: one more' }).click();
  await primary(page, 'Play: Followers at home').click();
  await page.getByRole('button', { name: 'Ana: reveal the hand' }).click();
  await holdOpen(page);
  await hand.getByRole('button', { name: 'Break a tie on a farm' }).click();
  await primary(page, 'Reveal it').click();
  // A hand that is covered meanwhile shows nothing of what was typed, and loses nothing of it.
  await page.getByRole('textbox', { name: 'What does the table call it?' }).fill('the mill farm');
  await page.getByRole('button', { name: 'Cover' }).click();
  await expectHidden(page, 'the mill farm', 'Break a tie');
  await holdOpen(page);
  await expect(page.getByRole('textbox', { name: 'What does the table call it?' })).toHaveValue('the mill farm');
  await primary(page, 'Play: Break a tie on a farm').click();
  await page.getByRole('button', { name: 'Ana: reveal the hand' }).click();
  await holdOpen(page);
  await primary(page, /^Lay the rest open/).click();
  await expect(page.getByText('Nobody holds a card any more.')).toBeVisible();
  await expect(page.getByText('3 followers × 2 = 6')).toBeVisible();
  await page.goto(`session/?id=${id}&at=christmas-present/held`);
  await expect(page.getByText('4 tiles × 2')).toBeVisible();

  // A tie on a farm is broken by the card that lies on it.
  await page.goto(`session/?id=${id}&at=farms`);
  await page.getByRole('button', { name: 'Another farm' }).click();
  await page.getByRole('textbox', { name: 'Finished cities on its edge' }).fill('2');
  for (const name of ['Ana', 'Bob']) await page.getByRole('button', { name: `${name}: one follower more` }).click();
  const farms = page.getByRole('table', { name: 'Points with the farms' });
  await expect(farms.getByRole('row', { name: 'Bob' })).toHaveText('Bob0+66');
  await page.getByRole('switch', { name: 'the mill farm' }).click();
  await expect(farms.getByRole('row', { name: 'Ana' })).toHaveText('Ana14+620');
  await expect(farms.getByRole('row', { name: 'Bob' })).toHaveText('Bob000');
  await page.getByRole('button', { name: 'Enter the farms' }).click();
  await expect(page.getByRole('button', { name: 'Enter the farms' })).toBeHidden();
  await page.goto(`session/?id=${id}&at=ledger`);
  await expect(page.getByText('Bob played: Lock a city (the north city) · prevented')).toBeVisible();
});

test('The curtain closes by itself, and steps back and forward never open it', async ({ page }) => {
  await page.clock.install();
  const id = await seedCards(page, { told: HELD, sealed: HELD_SEALED });
  const covered = page.getByRole('button', { name: 'Hold to look' });
  async function open() {
    await covered.hover();
    await page.mouse.down();
    await page.clock.runFor(700);
    await page.mouse.up();
    await expect(page.getByRole('article')).toBeVisible();
  }
  async function expectCovered() {
    await expect(covered).toBeVisible();
    await expectHidden(page, 'Mastermind', 'mastermind', 'Swap in cities');
  }
  await page.getByRole('button', { name: /^Hands and discard pile/ }).click();
  await page.getByRole('button', { name: /^Ana: 4 covered cards/ }).click();
  await expectCovered();

  await open();
  await page.clock.runFor(21_000);
  await expectCovered();

  await open();
  const putAway = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { get: () => 'visible', configurable: true });
    return document.documentElement.outerHTML;
  });
  expect(putAway, 'covered by the time the phone takes its picture of the page').not.toContain('Mastermind');
  await expectCovered();

  await open();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hands' })).toBeVisible();
  await expectHidden(page, 'Mastermind', 'mastermind', 'Swap in cities');
  await page.goForward();
  await expectCovered();
  await page.reload();
  await expectCovered();

  // Others see counts only, and the undone draw says that a card was seen.
  await page.goto(`session/?id=${id}`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText(/^Took back/)).toBeVisible();
  await page.goto(`session/?id=${id}&at=ledger`);
  await expect(page.getByText('Ana has seen a card of the road deck that was put back.')).toBeVisible();
  await expectHidden(page, 'Mastermind', 'mastermind', 'Break a tie');
});

test('A card that this phone does not know holds up no reveal: it is said, and stays covered', async ({ page }) => {
  const ended: Told = ['Ana', 1, { kind: 'game-ended' }];
  const id = await seedCards(page, {
    told: [['Ana', 1, drew('road', 1)], ['Ana', 1, drew('road', 2)], ended],
    sealed: [[1, { deck: 'road', nth: 1, card: 'mastermind' }]],
  });
  await page.goto(`session/?id=${id}&at=christmas-present/hands`);
  await page.getByRole('button', { name: 'Ana: reveal the hand' }).click();
  await holdOpen(page);
  await page
    .getByRole('group', { name: 'Cards of the hand' })
    .getByRole('button', { name: 'A card that this phone does not know' })
    .click();
  await expect(page.getByText('Without that it stays covered and scores nothing.')).toBeVisible();
  await primary(page, /^Lay the rest open.*1 card stays covered/).click();
  await expect(page.getByText('Cards that this phone does not know stay covered.')).toBeVisible();
  await page.goto(`session/?id=${id}&at=ledger`);
  const closed = /^Ana: the rest of the hand was laid open, 1 unknown card stays covered Why/;
  await expect(page.getByRole('button', { name: closed })).toBeVisible();
});

test('A card that this phone does not know is what its player says, and can be said anew until it is played', async ({
  page,
}) => {
  const id = await seedCards(page, { told: [['Ana', 1, drew('road', 1)]] });
  await page.goto(`session/?id=${id}&at=christmas-present/hand&player=${idOf('Ana')}`);
  await holdOpen(page);
  const mayBe = page.getByRole('region', { name: 'Remembered? Say which it is' });
  await expectNoBarriers(page, 'a card that this phone does not know');
  await mayBe.getByRole('button', { name: /^Swap on roads/ }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Swap on roads' })).toBeVisible();
  await page.getByRole('button', { name: 'It is another card' }).click();
  await mayBe.getByRole('button', { name: /^Mastermind/ }).click();
  await primary(page, 'Play it now').click();
  await expect(page.getByRole('list').filter({ hasText: 'Mastermind' })).toContainText('played');
});

test('A card scores a feature at its own rate, and the sheet says why', async ({ page }) => {
  await seedCards(page, {
    told: [['Ana', 1, drew('cloister', 1)]],
    sealed: [[1, { deck: 'cloister', nth: 1, card: 'loop-road' }]],
  });
  await page.getByRole('button', { name: /^Hands and discard pile/ }).click();
  await page.getByRole('button', { name: 'Ana: hand', exact: true }).click();
  await holdOpen(page);
  await primary(page, 'Play it now').click();
  await page.getByRole('radiogroup', { name: 'Tiles' }).getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('switch', { name: 'Inn' }).click();
  await primary(page, 'Ana +16').click();
  await expect(page.getByRole('heading', { name: 'Hands' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('4 tiles × 4')).toBeVisible();
});

test('The decks alone: started, drawn from, and ended with the last tile', async ({ page }) => {
  await page.goto('new/');
  await page.getByRole('radio', { name: /^Christmas Present/ }).check();
  await sitAround(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await chance(page, 0);
  await draw(page, 'cloister').click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Three points' })).toBeVisible();
  await primary(page, 'Play: Three points').click();
  await passTo(page, 'Bob');
  await page.getByRole('button', { name: 'The last tile was placed' }).click();
  await expect(page.getByText('The game has ended.')).toBeVisible();
});

test('Cards and chips at one table: a step of each, taken back in order, and there after a reload', async ({
  page,
}) => {
  await seedCards(page, { names: ['Ana', 'Bob'], beside: { benelux: 1 } });
  await page.getByRole('button', { name: /^A chip found, or paid/ }).click();
  await page.getByRole('button', { name: /^Purple, worth 2/ }).click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expectPoints(page, { Ana: 2, Bob: 0 });
  await chance(page, 0);
  await draw(page, 'cloister').click();
  await primary(page, 'Play: Three points').click();
  await expectPoints(page, { Ana: 5, Bob: 0 });
  await passTo(page, 'Bob');
  for (const [undo, Ana] of [
    ['Undo passing turn 1', 5],
    ['Undo Ana +3', 2],
  ] as const) {
    await page.getByRole('button', { name: undo }).click();
    await expectPoints(page, { Ana, Bob: 0 });
  }
  await expect(page.getByText('Ana drew: Three points.')).toBeVisible();
  await page.reload();
  await expectPoints(page, { Ana: 2, Bob: 0 });
  await page.getByRole('button', { name: 'See the card' }).click();
  await primary(page, 'Play: Three points').click();
  await expectPoints(page, { Ana: 5, Bob: 0 });
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText('Chip: Purple').first()).toBeVisible();
  await expect(page.getByText('Ana played: Three points').first()).toBeVisible();
});

test.describe('In Romanian', () => {
  test.use({ locale: 'ro-RO' });

  test('An empty deck says so and changes nothing', async ({ page }) => {
    const all = Array.from({ length: 32 }, (_, index): Told => ['Ana', 1, drew('road', index + 1)]);
    await seedCards(page, { game: 'christmas-present', told: all });
    await expect(page.getByText('Teancul e gol. Cărțile respinse nu se amestecă la loc.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trage din teancul drumurilor' })).toBeHidden();
    await expect(page.getByText('Ana ține 32 de cărți.')).toBeVisible();
  });
});

test('The cards have no barriers by day or by candlelight', async ({ page }) => {
  const told: Told[] = [
    ...HELD,
    ['Ana', 1, drew('road', 5, 'break-tie-road')],
    ['Ana', 1, { kind: 'christmas-present/played', card: 'break-tie-road', nth: 5, label: 'the east road' }],
    ['Ana', 1, drew('road', 6, 'lock-city')],
  ];
  const id = await seedCards(page, { told, sealed: HELD_SEALED });
  await page.goto(`session/?id=${id}`);
  await expect(page.getByText('Ana drew: Lock a city.').first()).toBeVisible();
  await expectNoBarriers(page, 'live');
  await page.getByRole('button', { name: 'See the card' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoBarriers(page, 'card in play');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Hands and discard pile/ }).click();
  await expect(page.getByRole('heading', { name: 'Discard pile' })).toBeVisible();
  await expectNoBarriers(page, 'decks');
  await page.getByRole('button', { name: 'Ana: hand', exact: true }).click();
  await expect(page.getByText('4 covered cards.')).toBeVisible();
  await expectNoBarriers(page, 'curtain');
  await holdOpen(page);
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoBarriers(page, 'hand');
  await page.goto(`session/?id=${id}&at=christmas-present/kinds`);
  await expect(page.getByRole('heading', { name: 'Road deck' })).toBeVisible();
  await expectNoBarriers(page, 'kinds');
});
