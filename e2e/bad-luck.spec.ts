import { enterClaim, expectPoints, startTable, tapCards } from './at-the-table';
import { expect, type Page, test } from './watched';

async function openClaim(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await expect(page.getByRole('heading', { name: `Claim: ${name}` })).toBeVisible();
}

test('Names are kept exactly as they were written', async ({ page }) => {
  const names = ['<b>x</b>', 'Maria-Magdalena Constantinescu-Brâncoveanu', 'A~B', 'سلمى', 'Anna_Maria 🐑'];
  await startTable(page, names);
  await page.reload();
  const standings = page.getByRole('list', { name: 'Standings' });
  for (const name of names) await expect(standings.getByText(name, { exact: true })).toBeVisible();
});

test('Two people of the same name are two people', async ({ page }) => {
  await startTable(page, ['Ana', 'Ana']);
  await openClaim(page, 'Ana');
  await tapCards(page, 'road', ['Person 2']);
  await enterClaim(page, 'Enter 2 for Ana');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveText([/2$/, /0$/]);
});

test('A name of nothing is refused with a word', async ({ page }) => {
  await page.goto('new/');
  await page.getByRole('button', { name: 'New name' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Name' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('A name is needed.')).toBeVisible();
});

test('A claim half entered survives closing the app', async ({ page }) => {
  await startTable(page, ['Ana', 'Bob']);
  await openClaim(page, 'Ana');
  await tapCards(page, 'field', ['Sheep', 'Sheep', 'Fairy']);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enter 16 for Ana' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Field' })).toBeChecked();
});

test('A line of the log that cannot be read is shown, and costs nothing but itself', async ({ page }) => {
  await startTable(page, ['Ana', 'Bob']);
  await openClaim(page, 'Ana');
  await tapCards(page, 'road', ['Person 3']);
  await enterClaim(page, 'Enter 3 for Ana');
  const sessionId = new URL(page.url()).searchParams.get('id');
  await page.evaluate(async (id) => {
    const open = indexedDB.open('tallystick');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const write = open.result.transaction('events', 'readwrite', { durability: 'strict' });
    write.objectStore('events').add({ sessionId: id, seq: 2, id: 'scribble', v: 1, type: 'recorded', at: 'noon' });
    await new Promise((resolve) => write.addEventListener('complete', resolve));
    open.result.close();
  }, sessionId);
  await page.goto(`session/?id=${sessionId}`);
  await expectPoints(page, { Ana: 3, Bob: 0 });
  await expect(page.getByText('1 line of the log cannot be read')).toBeVisible();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText('Line 3 of the log cannot be read.')).toBeVisible();
});

test('A table that is not on this phone says so', async ({ page }) => {
  await page.goto('session/?id=nowhere');
  await expect(page.getByText('No such table on this phone')).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Tallystick' })).toBeVisible();
});
