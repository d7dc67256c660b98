import { expectPoints, goOnTo, tapCards } from './at-the-table';
import { loadBackup, type MovedFile, saveBackup } from './backups';
import { openScore, sheetOf, sitAtTiles, tapTiles } from './carcassonne-table';
import { smallDisk } from './quota';
import { sitDown } from './seeded';
import { expect, type Locator, type Page, test } from './watched';

/** Says that something was not done because the phone is full. */
const full = (where: Page | Locator, fact: string) =>
  where.getByRole('status').filter({ hasText: fact }).filter({ hasText: 'no room left' });

test('The disk is full: a claim stays on the screen, everything earlier is there and can be saved, and it goes through once there is room', async ({
  page,
}) => {
  const disk = await smallDisk(page);
  await sitDown(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3']);
  await page.getByRole('button', { name: 'Enter 3 for Ana' }).click();
  await goOnTo(page, 'Bob');

  await disk.fill();
  await tapCards(page, 'field', ['Person 2', 'Person 2']);
  await expect(page.getByText('Draft not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Enter 8 for Bob' }).click();
  const message = full(page, 'Not saved.');
  await expect(message).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
  await expect(page.getByRole('region', { name: '2 cards claimed' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url().replace(/&at=.*/, ''));
  await expectPoints(other, { Ana: 3, Bob: 0 });
  const { buffer } = await saveBackup(other);
  const [table] = JSON.parse(buffer.toString()).tables;
  expect(table.log).toHaveLength(2);
  await other.close();

  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toContainText('Tried 2 times.');
  await disk.makeRoom();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Bob scores' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectPoints(page, { Ana: 3, Bob: 8 });
  await page.reload();
  await expectPoints(page, { Ana: 3, Bob: 8 });
});

/** The same table, as another phone would have it that knows nothing of this one. */
function elsewhere({ buffer, ...file }: MovedFile): MovedFile {
  const backup = JSON.parse(buffer.toString());
  for (const table of backup.tables) {
    table.id = 'elsewhere';
    for (const event of table.log) Object.assign(event, { sessionId: table.id, id: `elsewhere-${event.seq}` });
  }
  return { ...file, buffer: Buffer.from(JSON.stringify(backup)) };
}

test('The disk is full: a score, a table to delete, one to start and a backup each say so, the bin can be emptied, and each goes through later', async ({
  page,
}) => {
  const disk = await smallDisk(page);
  await sitAtTiles(page, ['Ana', 'Bob']);
  const table = page.url();
  const file = elsewhere(await saveBackup(page));
  await page.goto(table);
  await openScore(page, 'city');
  await disk.fill();
  await tapTiles(page, 4);
  await expect(sheetOf(page).getByText('Draft not saved')).toBeVisible();
  await sheetOf(page).getByRole('contentinfo').getByRole('button', { name: 'Ana +8', exact: true }).click();
  const message = full(sheetOf(page), 'Not saved.');
  await expect(message).toBeVisible();
  await disk.makeRoom();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expectPoints(page, { Ana: 8, Bob: 0 });

  await disk.fill();
  await page.getByRole('button', { name: 'More' }).click();
  await sheetOf(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(full(page.getByRole('main'), 'This phone could not do that.')).toBeVisible();
  await page.goto('new/');
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await expect(full(page, 'Not saved.')).toBeVisible();
  await loadBackup(page, file);
  await page.getByRole('button', { name: /^Bring in/ }).click();
  await expect(full(page, 'Not brought in.')).toBeVisible();
  await disk.makeRoom();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Done. This was brought in:')).toBeVisible();

  await page.goto(table);
  await expectPoints(page, { Ana: 8, Bob: 0 });
  await page.getByRole('button', { name: 'More' }).click();
  await sheetOf(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('link', { name: /^Bin/ }).click();
  await disk.fill();
  await page.getByRole('button', { name: /^Bring back/ }).click();
  await expect(full(page, 'This phone could not do that.')).toBeVisible();
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('button', { name: 'Hold to erase 1 table' }).hover();
  await page.mouse.down();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.mouse.up();
});
