import { atRest } from './at-rest';
import { sitAround } from './at-the-table';
import { expect, type Page, test } from './watched';

const NAMES = ['Ana', 'Bob', 'Ștefan', 'Łucja'];

async function sitDown(page: Page): Promise<void> {
  await page.goto('new/');
  await sitAround(page, NAMES);
  await expectOrder(page, NAMES);
  await atRest(page);
}

const seats = (page: Page) => page.getByRole('region', { name: 'Around the table' }).getByRole('listitem');

async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(seats(page)).toHaveText(names.map((name, nth) => new RegExp(`^${nth + 1}${name}`)));
}

/** Where somebody takes hold of the seat of that number: at its left end. In px of the window. */
async function gripOf(page: Page, number: number): Promise<{ x: number; y: number }> {
  const box = await seats(page)
    .nth(number - 1)
    .boundingBox();
  return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('Somebody drags a seat to another place, and the table starts in that order', async ({ page }) => {
  await sitDown(page);
  const [from, to, before] = [await gripOf(page, 1), await gripOf(page, 3), await scrolled(page)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expectOrder(page, ['Bob', 'Ștefan', 'Ana', 'Łucja']);
  expect(await scrolled(page)).toBe(before);

  await test.step('back up to the first place', async () => {
    const [last, first] = [await gripOf(page, 4), await gripOf(page, 1)];
    await page.mouse.move(last.x, last.y);
    await page.mouse.down();
    await page.mouse.move(first.x, first.y - 30, { steps: 8 });
    await page.mouse.up();
    await expectOrder(page, ['Łucja', 'Bob', 'Ștefan', 'Ana']);
  });
  await expect(page.getByRole('button', { name: /^Start the table/ })).toContainText('Ana deals, Łucja begins');
});

test('A seat that is let go where it was, or with Escape, stays there', async ({ page }) => {
  await sitDown(page);
  const [from, to] = [await gripOf(page, 2), await gripOf(page, 4)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 12, { steps: 3 });
  await page.mouse.up();
  await expectOrder(page, NAMES);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectOrder(page, NAMES);
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger drags a seat, and the page does not scroll along', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await sitDown(page);
    await page.getByRole('button', { name: 'Change Ana' }).scrollIntoViewIfNeeded();
    const [from, to, before] = [await gripOf(page, 1), await gripOf(page, 2), await scrolled(page)];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.y + (to.y - from.y) * part);
    await touch('touchEnd');
    await expectOrder(page, ['Bob', 'Ana', 'Ștefan', 'Łucja']);
    expect(await scrolled(page)).toBe(before);
  });
});

test('Without a pointer, the menu of a seat moves it up and down', async ({ page }) => {
  await sitDown(page);
  await page.getByRole('button', { name: 'Change Łucja' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(sheet.getByRole('status').filter({ hasText: 'Seat 3 of 4' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).press('Enter');
  await expectOrder(page, ['Ana', 'Bob', 'Łucja', 'Ștefan']);
});
