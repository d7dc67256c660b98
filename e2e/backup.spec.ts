import { enterEmptyClaim, expectPoints } from './at-the-table';
import { downloadBy, loadBackup, type MovedFile, playTable, saveBackup } from './backups';
import { expectNoBarriers } from './barriers';
import { expectKept } from './ground/site';
import { seedTables } from './seeded';
import { expect, type Page, test } from './watched';

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** The file with something else in it. */
function but(file: MovedFile, change: (text: string) => string): MovedFile {
  return { ...file, buffer: Buffer.from(change(file.buffer.toString('utf8'))) };
}

async function deleteTable(page: Page, name: string): Promise<void> {
  await page.goto('');
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`In the bin: ${name}`)).toBeVisible();
}

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Two tables are saved on one phone and loaded on another, both without a network, and play goes on there', async ({
    page,
    context,
    anotherPhone,
  }) => {
    await page.goto('');
    await expectKept(page);
    await context.setOffline(true);
    await playTable(page, 'Saturday');
    await playTable(page, 'Sunday');
    await page.goto('settings/');
    await expect(page.getByText('No backup yet')).toBeVisible();
    await expect(page.getByText('2 tables are on this phone only')).toBeVisible();
    const file = await saveBackup(page);
    expect(file.name).toMatch(/^tallystick-\d{4}-\d\d-\d\d\.json$/);
    await expect(page.getByText(/^Last backup/)).toBeVisible();
    await expect(page.getByText('Today, nothing changed since')).toBeVisible();

    const other = await anotherPhone();
    const there = await other.newPage();
    await there.goto('');
    await expectKept(there);
    await other.setOffline(true);
    await loadBackup(there, file);
    await expect(there.getByText('2 new tables')).toBeVisible();
    await expect(item(there, 'Sunday')).toContainText('New here, with 2 entries.');
    await there.getByRole('link', { name: 'Back' }).click();
    await expect(there.getByText('No tables yet')).toBeVisible();
    await loadBackup(there, file);
    await there.getByRole('button', { name: 'Bring in 2 tables' }).click();
    await expect(there.getByText('Done. This was brought in:')).toBeVisible();
    await there.getByRole('link', { name: 'To the start page' }).click();
    await expect(there.getByRole('heading', { name: 'Sunday' })).toBeVisible();
    await expect(there.getByRole('link', { name: /Saturday/ })).toBeVisible();
    await there.getByRole('link', { name: 'Carry on' }).click();
    await expectPoints(there, { Ana: 0, Bob: 0 });
    await there.getByRole('button', { name: 'Score round 1' }).click();
    await expect(there.getByRole('heading', { name: 'Claim: Bob' })).toBeVisible();
    await loadBackup(there, file);
    await expect(there.getByText('Everything in it is here already.')).toBeVisible();
  });
});

test('A backup says that open chests are in it, and goes to the phone’s own sharing where there is one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = async ({ files }: ShareData) => Object.assign(window, { shared: files?.map(({ name }) => name) });
    Object.assign(navigator, { share, canShare: () => true });
  });
  await seedTables(page, ['Sunday']);
  await page.goto('settings/');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  await expect(page.getByText('Open chests and hands are in it.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Handed over.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toHaveLength(1);
});

test('What went on elsewhere comes in, entry by entry, and what was deleted here only when somebody says so', async ({
  page,
  anotherPhone,
}) => {
  await seedTables(page, ['Saturday', 'Sunday']);
  const first = await saveBackup(page);
  const there = await (await anotherPhone()).newPage();
  await loadBackup(there, first);
  await there.getByRole('button', { name: 'Bring in 2 tables' }).click();
  await there.getByRole('link', { name: 'To the start page' }).click();
  await there.getByRole('link', { name: 'Carry on' }).click();
  await there.getByRole('button', { name: 'Score round 1' }).click();
  await enterEmptyClaim(there);
  const second = await saveBackup(there);

  await deleteTable(page, 'Saturday');
  await loadBackup(page, second);
  await expect(page.getByText('1 table with new entries')).toBeVisible();
  await expect(item(page, 'Sunday')).toContainText('1 new entry.');
  await expect(item(page, 'Saturday')).toContainText('It was deleted here, and lies in the bin.');
  await expect(page.getByRole('button', { name: 'Bring in Sunday' })).toBeVisible();
  await item(page, 'Saturday').getByRole('switch', { name: 'Bring back from the bin' }).click();
  await page.getByRole('button', { name: 'Bring in 2 tables' }).click();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('link', { name: /Saturday/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bin/ })).toBeHidden();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await page.getByRole('button', { name: 'Ledger' }).click();
  await expect(page.getByText('Bob', { exact: true }).first()).toBeVisible();
});

test('A file that is no backup is refused with a sentence, and nothing changes', async ({ page }) => {
  await seedTables(page, ['Sunday']);
  const file = await saveBackup(page);
  const refused: [MovedFile, string][] = [
    [but(file, (text) => text.replace('"version": 1', '"version": 9')), 'This backup is from a newer Tallystick.'],
    [but(file, (text) => text.slice(0, text.length / 2)), 'This file is cut off.'],
    [but(file, () => '{"players": ["Ana"]}'), 'It is a file of another program.'],
    [but(file, (text) => text.replace('"seq"', '"__proto__"')), 'This file is refused.'],
    [but(file, (text) => text.replace('"seq":1', '"seq":"1"')), 'This backup is damaged.'],
  ];
  for (const [spoilt, sentence] of refused) {
    await loadBackup(page, spoilt);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Nothing on this phone was changed.')).toBeVisible();
  }
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByText('Everything in it is here already.')).toBeVisible();
  await expect(item(page, 'Sunday')).toContainText('Here already, the same.');
});

test('When another window brings tables in meanwhile, the plan is shown anew before anything is done', async ({
  page,
  anotherPhone,
}) => {
  await seedTables(page, ['Sunday']);
  const file = await saveBackup(page);
  const phone = await anotherPhone();
  const [one, other] = [await phone.newPage(), await phone.newPage()];
  await loadBackup(one, file);
  await loadBackup(other, file);
  await other.getByRole('button', { name: 'Bring in Sunday' }).click();
  await expect(other.getByText('Done. This was brought in:')).toBeVisible();
  await one.getByRole('button', { name: 'Bring in Sunday' }).click();
  await expect(one.getByText('The tables on this phone changed meanwhile.')).toBeVisible();
  await expect(one.getByText('Everything in it is here already.')).toBeVisible();
});

test('One table is backed up from its own menu and from the start page', async ({ page }) => {
  await seedTables(page, ['Saturday', 'Sunday, late']);
  await page.goto('session/?id=table-1');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Hand on or back up' }).click();
  const file = await downloadBy(page, 'Save as a file');
  expect(file.name).toMatch(/^tallystick-Sunday-late-\d{4}-\d\d-\d\d\.json$/);
  const { tables, people } = JSON.parse(file.buffer.toString('utf8'));
  expect(tables).toHaveLength(1);
  expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['Ana', 'Bob']);
  await page.goto('');
  await page.getByRole('button', { name: 'More about Saturday' }).click();
  await page.getByRole('button', { name: 'Hand on or back up' }).click();
  expect((await downloadBy(page, 'Save as a file')).name).toContain('Saturday');
});

test('Before the bin is emptied a backup is offered, which holds what lies in it', async ({ page }) => {
  await seedTables(page, ['Sunday']);
  await deleteTable(page, 'Sunday');
  await page.goto('bin/');
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('button', { name: 'Save a backup first' }).click();
  const file = await downloadBy(page, 'Save as a file');
  expect(file.buffer.toString('utf8')).toContain('"deletedAt"');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Hold to erase 1 table' })).toBeVisible();
});

test('Two weeks after the last backup the start page says so, not during a game, and not again once told', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-01T20:00:00Z'));
  await playTable(page, 'Sunday');
  await page.clock.setFixedTime(new Date('2026-11-14T20:00:00Z'));
  await page.goto('');
  await expect(page.getByRole('link', { name: 'Carry on' })).toBeVisible();
  await expect(page.getByText('No backup yet')).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-16T20:00:00Z'));
  await playTable(page, 'Monday');
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await expect(page.getByText('No backup yet')).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-17T20:00:00Z'));
  await page.reload();
  await expect(page.getByRole('link', { name: /No backup yet/ })).toContainText('2 tables are on this phone only');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('No backup yet')).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-12-01T21:00:00Z'));
  await page.reload();
  await page.getByRole('link', { name: /No backup yet/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await saveBackup(page);
  await expect(page.getByText(/^Last backup/)).toBeVisible();
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await expect(page.getByText(/backup/)).toBeHidden();
});

test('In both themes saving and loading have no barrier that a machine can find', async ({ page, anotherPhone }) => {
  await seedTables(page, ['Sunday']);
  await page.goto('settings/');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  await expect(page.getByText('Open chests and hands are in it.')).toBeVisible();
  await expectNoBarriers(page, 'saving');
  const file = await downloadBy(page, 'Save as a file');
  await page.goto('take/');
  await expect(page.getByText('No file chosen yet')).toBeVisible();
  await expectNoBarriers(page, 'nothing chosen');
  await loadBackup(
    page,
    but(file, (text) => text.slice(9)),
  );
  await expect(page.getByText('Nothing on this phone was changed.')).toBeVisible();
  await expectNoBarriers(page, 'a refused file');
  await deleteTable(page, 'Sunday');
  await loadBackup(page, file);
  await expect(page.getByRole('switch', { name: 'Bring back from the bin' })).toBeVisible();
  await expectNoBarriers(page, 'a deleted table');
  const there = await (await anotherPhone()).newPage();
  await loadBackup(there, file);
  await expect(there.getByRole('button', { name: 'Bring in Sunday' })).toBeVisible();
  await expectNoBarriers(there, 'what a backup would do');
  await there.getByRole('button', { name: 'Bring in Sunday' }).click();
  await expect(there.getByText('Done. This was brought in:')).toBeVisible();
  await expectNoBarriers(there, 'what was done');
});
