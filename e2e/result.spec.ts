import { expectNoBarriers } from './barriers';
import { countChests, seedScoredTable } from './seeded';
import { expect, type Page, test } from './watched';

const TEXT = [
  'Łucja wins (169 points)',
  'Level with Ana. More buildings: 11 to 4',
  '',
  '1. Łucja: 169 (104 + 65, chest with 11 cards)',
  '2. Ana: 169 (139 + 30, chest with 4 cards)',
  '3. Ștefan: 25 (20 + 5, chest with 2 cards)',
  '4. Bunica: 17 (12 + 5, chest with 2 cards)',
].join('\n');

/** What was handed to the phone's own sharing. */
type Handed = { title?: string; text?: string; files?: { name: string; type: string; size: number }[] };

/** A phone with sharing of its own; what it is handed is kept for `handed`. */
async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const handed: Handed[] = [];
    const share = async ({ title, text, files }: ShareData) => {
      const kept = files?.map(({ name, type, size }) => ({ name, type, size }));
      handed.push({ title, text, files: kept });
    };
    Object.assign(window, { handed });
    Object.assign(navigator, { share, canShare: () => true });
  });
}

const handed = (page: Page) => page.evaluate(() => (window as unknown as { handed: Handed[] }).handed);

async function openSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'The result as a picture' })).toBeVisible();
}

/** Whether the canvas of the preview holds more than an empty sheet. */
async function expectDrawn(page: Page): Promise<void> {
  const colours = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 400) seen.add((data[at] ?? 0) * 65536 + (data[at + 1] ?? 0) * 256);
      return seen.size;
    });
  await expect.poll(colours).toBeGreaterThan(8);
}

test('The points go out while the chests are shut, and the result, a tie broken by buildings, as picture and as text', async ({
  page,
}) => {
  await withSharing(page);
  const id = await seedScoredTable(page);
  await page.goto(`session/?id=${id}&at=ledger`);
  await openSharing(page);
  await page.getByRole('button', { name: 'As text' }).click();
  await expect.poll(async () => (await handed(page))[0]?.text).toContain('1. Ana: 139\n2. Łucja: 104\n');
  expect((await handed(page))[0]?.text).not.toMatch(/\d cards?|building/);
  await countChests(page, id);
  await expect(page.getByRole('status').filter({ hasText: 'Łucja wins' })).toContainText('169');
  await openSharing(page);
  await expectDrawn(page);
  await page.getByRole('button', { name: 'As text' }).click();
  await expect.poll(async () => (await handed(page)).at(-1)?.text).toContain(TEXT);
  await page.getByRole('button', { name: 'As a picture' }).click();
  // A busy browser puts the encoding of a picture off.
  await expect.poll(async () => (await handed(page)).at(-1)?.files?.length, { timeout: 20_000 }).toBe(1);
  const picture = (await handed(page)).at(-1);
  expect(picture?.files?.[0]).toMatchObject({ name: 'Sunday-at-Bunica-s-tallystick.png', type: 'image/png' });
  expect(picture?.files?.[0]?.size).toBeGreaterThan(10_000);
});

test.describe('On a computer without sharing of its own', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the picture is downloaded, and the text is on the clipboard', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));
    await countChests(page, await seedScoredTable(page));
    await openSharing(page);
    await expectDrawn(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a picture' }).click();
    expect((await download).suggestedFilename()).toBe('Sunday-at-Bunica-s-tallystick.png');
    await expect(page.getByText('The picture is saved')).toBeVisible();
    await page.getByRole('button', { name: 'As text' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(TEXT);
  });

  test('without a clipboard too, the text can be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined, canShare: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await countChests(page, await seedScoredTable(page));
    await openSharing(page);
    await page.getByRole('button', { name: 'As text' }).click();
    await expect(page.getByRole('textbox', { name: 'As text' })).toHaveValue(/1\. Łucja: 169/);
  });
});

test('Why somebody won, and how the chests are grouped, open the rules behind them', async ({ page }) => {
  await countChests(page, await seedScoredTable(page));
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Level with Ana.*Why\? Rules CC-30, CC-31$/ }).click();
  await expect(sheet.getByText('Most points win.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why? Rules CC-27, CC-28' }).click();
  await expect(sheet.getByRole('heading', { name: 'Rules CC-27, CC-28' })).toBeVisible();
});

test('While the chests are not all counted, nobody has won and nothing is told of a chest', async ({ page }) => {
  await withSharing(page);
  const id = await seedScoredTable(page);
  await page.goto(`session/?id=${id}`);
  await page.getByRole('button', { name: 'Open the chests' }).click();
  await page.getByRole('button', { name: 'Enter 65 for Łucja' }).click();
  await expect(page.getByRole('button', { name: 'Enter 30 for Ana' })).toBeVisible();
  await page.goto(`session/?id=${id}&at=result`);
  await expect(page.getByText('The chests are not all counted.')).toBeVisible();
  await expect(page.getByText(/(Ana|Łucja) wins/)).toBeHidden();
  await openSharing(page);
  await page.getByRole('button', { name: 'As text' }).click();
  await expect.poll(async () => (await handed(page))[0]?.text).toContain('1. Ana: 139\n2. Łucja: 104\n3. Ștefan: 20');
  expect((await handed(page))[0]?.text).not.toMatch(/65|cards|wins/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Count the chests' }).click();
  await expect(page.getByRole('button', { name: 'Enter 30 for Ana' })).toBeVisible();
});

test('A count is taken back on the result, and the chests are asked for again', async ({ page }) => {
  await countChests(page, await seedScoredTable(page));
  await page.getByRole('button', { name: 'Undo chest: Bunica' }).click();
  await expect(page.getByText('The chests are not all counted.')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Łucja wins' })).toBeVisible();
});

test('The table is closed, and the same people sit down again in their seats and colours', async ({ page }) => {
  const id = await seedScoredTable(page);
  await countChests(page, id);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('link', { name: /Sunday at Bunica/ }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'Same people again' }).click();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  const seats = page.getByRole('region', { name: 'Around the table' }).getByRole('listitem');
  await expect(seats).toHaveText([
    /Łucja.*yellow, disc/,
    /Ana.*red, triangle/,
    /Ștefan.*blue, square/,
    /Bunica.*black, cross/,
  ]);
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
});

test('In both themes result, sharing, set-up help and the lot have no barrier that a machine can find', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const id = await seedScoredTable(page);
  await page.goto(`session/?id=${id}&at=result`);
  await expect(page.getByText('The chests are not all counted.')).toBeVisible();
  await expectNoBarriers(page, 'result before the count');
  await countChests(page, id);
  await expectNoBarriers(page, 'result');
  await openSharing(page);
  await page.getByRole('button', { name: 'As text' }).click();
  await expect(page.getByRole('textbox', { name: 'As text' }).or(page.getByText('Copied.'))).toBeVisible();
  await expectNoBarriers(page, 'sharing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page.getByRole('link', { name: /Sunday at Bunica/ })).toBeVisible();
  await page.goto(`session/?id=${id}&at=result`);
  await page.getByRole('button', { name: 'Same people again' }).click();
  await page.getByRole('button', { name: 'Draw by lot who deals first' }).click();
  await expect(page.getByRole('status').filter({ hasText: /deals$/ })).toBeVisible();
  await expectNoBarriers(page, 'new table, after the lot');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Shuffle' })).toBeVisible();
  await expectNoBarriers(page, 'set-up help');
});
