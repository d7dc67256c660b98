import { atRest } from './at-rest';
import { tapCards } from './at-the-table';
import { openScore, sheetOf, sitAtTiles, tapTiles } from './carcassonne-table';
import { seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

const TAG = '<img src=x onerror="window.hurt=true">';
const FORMULA = '=1+1';
const TURNED = 'A\u202egnp.exe';
const TERMINAL = '\u001b[31mZ\u200bero\u001b[0m';
const NAMES = [TAG, FORMULA, TURNED, TERMINAL];
const TITLE = '</title><script>window.hurt=true</script>\u202e=cmd';
const LETTERS = 10_000;

/** Nothing of a name became anything but letters, and no name makes the page wider than the phone. */
async function expectHarmless(page: Page): Promise<void> {
  await atRest(page);
  const found = await page.evaluate(() => ({
    hurt: 'hurt' in window,
    elements: document.querySelectorAll('img, body script:not([src]):not([nonce])').length,
    over: document.documentElement.scrollWidth - innerWidth,
  }));
  expect(found).toMatchObject({ hurt: false, over: 0 });
  expect(await page.locator('img').count()).toBe(0);
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New name' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('Names that are code, formulas or signs nobody sees are names, from the set-up to the receipt', async ({
  page,
}) => {
  await page.goto('new/');
  for (const name of NAMES) await sitDown(page, name);
  await page.getByRole('textbox', { name: 'Name of the table' }).fill(TITLE);
  await expectHarmless(page);
  await page.getByRole('button', { name: /^Start the table/ }).click();
  const standings = page.getByRole('list', { name: 'Standings' });
  for (const name of NAMES) await expect(standings.getByText(name, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('</title><script>window.hurt=true</script>=cmd · Tallystick');
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await page.getByRole('tab', { name: /gnp\.exe/ }).click();
  await expect(page.getByRole('heading', { name: 'Claim: Agnp.exe' })).toBeVisible();
  await tapCards(page, 'road', ['Person 3']);
  await page.getByRole('button', { name: 'Enter 3 for Agnp.exe' }).click();
  await expect(page.getByRole('heading', { name: 'Agnp.exe scores' })).toBeVisible();
  await expectHarmless(page);
  await page.goto('');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectHarmless(page);
});

test('A name that shows nothing is refused, and of one that never ends so much is taken as a name can be', async ({
  page,
}) => {
  await page.goto('new/');
  await page.getByRole('button', { name: 'New name' }).click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('\u200b\u200d\u202e ');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('A name is needed.')).toBeVisible();
  await field.fill('');
  await page.keyboard.insertText('a'.repeat(LETTERS));
  await expect(field).toHaveValue('a'.repeat(80));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Change ${'a'.repeat(80)}` })).toBeVisible();
  await expectHarmless(page);
});

test('Names of a table from elsewhere are harmless in every part of it, and in what is shared, however long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const handed: ShareData[] = [];
    const share = async (data: ShareData) => void handed.push(data);
    Object.assign(navigator, { share, canShare: () => true });
    Object.assign(window, { handed });
  });
  const names = [TAG, TURNED, TERMINAL, 'endless'.repeat(LETTERS / 7)];
  const id = await seedScoredTable(page, { names, table: TITLE });
  for (const at of ['live', 'ledger', 'chests', 'result']) {
    await page.goto(`session/?id=${id}&at=${at}`);
    await expect(page.getByText('Agnp.exe').or(page.getByText(TURNED)).first()).toBeVisible();
    await expectHarmless(page);
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'As text' }).click();
  const handed = () => page.evaluate(() => (window as unknown as { handed: ShareData[] }).handed[0]?.text ?? '');
  await expect.poll(handed).toContain(`2. ${TAG}: 104`);
  const text = await handed();
  expect(text).toContain('1. Agnp.exe: 139');
  expect(text.match(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u)).toBeNull();
  const height = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height);
  await expect.poll(height).toBeGreaterThan(400);
  expect(await height()).toBeLessThan(4096);
});

test('Names that are one long word, or run the other way, neither cover points nor widen the page', async ({
  page,
}) => {
  const names = [
    'W'.repeat(40),
    'אברהם בן־יוסף הכהן מירושלים',
    '👩‍👩‍👧‍👦'.repeat(8),
    'محمد عبد الله بن عبد العزيز',
    'm'.repeat(40),
    TAG,
  ];
  await sitAtTiles(page, names);
  await openScore(page, 'city');
  await tapTiles(page, 5);
  const others = sheetOf(page).getByRole('button', { name: /one follower more$/ });
  for (const nth of [1, 2, 3, 4, 5]) await others.nth(nth).click();
  const sum = sheetOf(page).getByText('5 tiles × 2');
  const points = sheetOf(page).getByText('10', { exact: true });
  const [said, number] = [await sum.boundingBox(), await points.boundingBox()];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(number?.x ?? 0);
  await sheetOf(page).getByRole('contentinfo').getByRole('button', { name: /\+10$/ }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expectHarmless(page);
  await page.goto('session/?id=seeded&at=count');
  await page.getByRole('button', { name: /^The last tile/ }).click();
  await page.getByRole('button', { name: /^Farms/ }).click();
  await page.getByRole('button', { name: 'Another farm' }).click();
  await page.getByRole('button', { name: 'Finished cities on its edge: one more' }).click();
  const farmers = page.getByRole('button', { name: /one follower more$/ });
  for (const nth of [0, 1, 2, 3, 4, 5]) await farmers.nth(nth).click();
  await expect(page.getByText('all score in full.')).toBeVisible();
  await expectHarmless(page);
});
