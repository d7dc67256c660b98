import { sitAround, tapCards } from './at-the-table';
import { sitDown } from './seeded';
import { expect, type Page, test } from './watched';

/** A browser that refuses its storage, as when it is turned off for the site. */
function refusesStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Storage is turned off', 'SecurityError');
  };
}

type Turning = { turnStorage: (to: 'off' | 'on') => void };

/** A browser whose storage can be turned off while a page is open, and on again. */
function canTurnStorageOff(): void {
  const { open } = IDBFactory.prototype;
  const connections: IDBDatabase[] = [];
  let off = false;
  IDBFactory.prototype.open = function (...which) {
    if (off) throw new DOMException('Storage is turned off', 'SecurityError');
    const request = open.apply(this, which);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  };
  const turnStorage: Turning['turnStorage'] = (to) => {
    off = to === 'off';
    for (const connection of connections.splice(0)) {
      connection.close();
      connection.dispatchEvent(new Event('close'));
    }
  };
  Object.assign(window, { turnStorage });
}

const turnStorage = (page: Page, to: 'off' | 'on') =>
  page.evaluate((way) => (window as unknown as Turning).turnStorage(way), to);

/** A browser without any such store, as in some private windows. */
function hasNoStorage(): void {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** What is wrong, and what to do about it. */
const advice = (page: Page) =>
  page
    .getByText(/^(.*\. )?This browser keeps nothing for Tallystick: .* Open Tallystick in a normal window/)
    .filter({ visible: true });

for (const [browser, blocked] of Object.entries({
  'refuses its storage': refusesStorage,
  'has no storage': hasNoStorage,
})) {
  test.describe(`In a browser that ${browser}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(blocked));

    test('every screen that reads it says so, and what to do', async ({ page }) => {
      for (const address of ['', 'new/', 'bin/', 'session/?id=somewhere', 'settings/']) {
        await test.step(`/${address}`, async () => {
          await page.goto(address);
          await expect(advice(page)).toBeVisible();
          await expect(page.getByRole('button', { name: /^(Try again|Reload)$/ })).toBeVisible();
        });
      }
    });

    test('a sum is added up all the same, and says that it is not kept', async ({ page }) => {
      await page.goto('sums/claim/');
      await tapCards(page, 'field', ['Person 3', 'Sheep', 'Sheep']);
      await expect(page.getByRole('status').filter({ hasText: /^9for 3 cards$/ })).toBeVisible();
      await expect(advice(page)).toBeVisible();
    });

    test('values copied on the rules page stay in their fields, and it is said that they are not kept', async ({
      page,
    }) => {
      await page.goto('rules/cardcassonne/');
      await page.getByRole('button', { name: 'Copy from the scoring card' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox', { name: 'Points for 3', exact: true }).fill('9');
      await sheet.getByRole('button', { name: 'Keep the value' }).click();
      await expect(advice(page)).toBeVisible();
      await expect(sheet.getByRole('textbox', { name: 'Points for 3', exact: true })).toHaveValue('9');
    });
  });
}

test('The storage goes away while a table is being planned: the names stay, and once it is back the table starts', async ({
  page,
}) => {
  await page.addInitScript(canTurnStorageOff);
  await page.goto('new/');
  await sitAround(page, ['Ana', 'Ștefan']);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await turnStorage(page, 'off');
  await page.getByRole('button', { name: /^Start the table/ }).click();
  const message = page.getByRole('status').filter({ hasText: 'Not saved.' });
  await expect(message).toContainText('This browser keeps nothing for Tallystick');
  await expect(page.getByRole('button', { name: 'Change Ștefan' })).toBeVisible();
  await turnStorage(page, 'on');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Standings' })).toContainText('Ștefan');
});

test('The storage goes away in the middle of a claim: its cards stay, and once it is back the claim is entered', async ({
  page,
}) => {
  await page.addInitScript(canTurnStorageOff);
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3']);
  await turnStorage(page, 'off');
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Not saved.' });
  await expect(message).toContainText('This browser keeps nothing for Tallystick');
  await expect(page.getByRole('button', { name: 'Take back Person 3' })).toBeVisible();
  await turnStorage(page, 'on');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Ana scores' })).toBeVisible();
});
