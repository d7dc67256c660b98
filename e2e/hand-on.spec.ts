import { createHash } from 'node:crypto';
import { enterEmptyClaim } from './at-the-table';
import { downloadBy, loadBackup, type MovedFile, playTable } from './backups';
import { expectNoBarriers } from './barriers';
import { readCode } from './codes';
import { expectKept } from './ground/site';
import { seedTables } from './seeded';
import { expect, type Page, test } from './watched';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

type Way = 'File' | 'Link' | 'Code';

/** Somebody opens the ways out of a table, from the start page, and chooses one. */
async function handOn(page: Page, name: string, way: Way): Promise<void> {
  await page.goto('');
  await page
    .getByRole('button', { name: `More about ${name}`, exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hand on or back up' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: way }).check();
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A table with so many entries, no id like another, as a file. */
function tableOf(entries: number, name: string): MovedFile {
  const table = { sessionId: name, device: 'phone', v: 1 };
  const seats = ['Ana', 'Bob'].map((name, at) => ({ player: name, name, colour: at ? 'blue' : 'red' }));
  const start = {
    ...table,
    id: `${name}-0`,
    seq: 0,
    at: 1764446400000,
    type: 'started',
    game: 'cardcassonne',
    rules: 1,
  };
  const setup = { firstDealer: 'Bob', scoringCard: {} };
  const log = [{ ...start, name, seats, setup, options: { jokers: 'one-kind', chests: 'hidden' } }];
  const rest = Array.from({ length: entries }, (_, index) => ({
    ...{
      ...table,
      id: createHash('sha256').update(`${name} ${index}`).digest('base64url').slice(0, 21),
      seq: index + 1,
      at: 1764446400000 + index * 7919,
    },
    ...{ type: 'recorded', place: { round: 1, player: 'Ana' }, fact: { kind: 'adjustment', points: 1, reason: 'so' } },
  }));
  const tables = [{ id: name, log: [...log, ...rest] }];
  const backup = { format: 'tallystick-backup', version: 1, made: new Date().toISOString(), tables };
  const buffer = Buffer.from(JSON.stringify({ ...backup, people: [], scoringCard: {} }));
  return { name: 'table.json', mimeType: 'application/json', buffer };
}

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A table is handed on by a link, both phones go on, and both histories are kept, all without a network', async ({
    page,
    context,
    anotherPhone,
  }) => {
    await page.goto('');
    await expectKept(page);
    await context.setOffline(true);
    await playTable(page, 'Sunday');
    await handOn(page, 'Sunday', 'Link');
    const link = await copyLink(page);

    const other = await anotherPhone();
    const there = await other.newPage();
    await there.goto('');
    await expectKept(there);
    await other.setOffline(true);
    await there.goto(link);
    await expect(there.getByText('New here, with 2 entries.')).toBeVisible();
    await expect(there.getByText(/^It comes into this browser, at localhost/)).toBeVisible();
    await there.getByRole('button', { name: 'Bring in Sunday' }).click();
    await there.getByRole('button', { name: 'Score round 1' }).click();
    await expect(there.getByRole('heading', { name: 'Claim: Bob' })).toBeVisible();
    await enterEmptyClaim(there, 'city');

    await page.goto('');
    await page.getByRole('link', { name: 'Carry on' }).click();
    await page.getByRole('button', { name: 'Score round 1' }).click();
    await enterEmptyClaim(page, 'road');
    await handOn(page, 'Sunday', 'File');
    const file = await downloadBy(page, 'Save as a file');
    await loadBackup(there, file);
    await expect(there.getByText('1 table with two histories')).toBeVisible();
    await expect(there.getByText('Two histories of one table: 1 entry is only here, 1 is only in')).toBeVisible();
    await there.getByRole('button', { name: 'Bring in Sunday' }).click();
    await expect(there.getByText('Done. This was brought in:')).toBeVisible();
    await there.getByRole('link', { name: 'To the start page' }).click();
    await expect(there.getByText('Second history of this table')).toHaveCount(1);
    await expect(there.getByRole('button', { name: 'More about Sunday' })).toHaveCount(2);
    await loadBackup(there, file);
    await expect(there.getByText('Everything in it is here already.')).toBeVisible();
    await there.goto(link);
    await expect(there.getByText('Here already, with 1 entry more.')).toBeVisible();
    await there.getByRole('link', { name: 'Open Sunday' }).click();
    await expect(there.getByRole('button', { name: 'Ledger' })).toBeVisible();
  });
});

test.describe('On a screen as sharp as a phone’s', () => {
  test.use({ deviceScaleFactor: 3 });

  for (const [colorScheme, entries] of Object.entries({ light: 1, dark: 24 })) {
    test(`a code of ${entries} entries in the ${colorScheme} theme is read as the link`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: colorScheme as 'light' | 'dark' });
      await loadBackup(page, tableOf(entries, 'Sunday'));
      await page.getByRole('button', { name: 'Bring in Sunday' }).click();
      await expect(page.getByText('Done. This was brought in:')).toBeVisible();
      await handOn(page, 'Sunday', 'Link');
      const link = await copyLink(page);
      if (entries > 1) expect(link.length, 'near the most that a code may hold').toBeGreaterThan(1200);
      await page.getByRole('radio', { name: 'Code' }).check();
      const code = page.getByRole('img', { name: 'QR code with the link to this table' });
      await expect(code).toBeVisible();
      expect(await readCode(code)).toBe(link);
      await page.goto(link);
      await expect(page.getByText('Here already, the same.')).toBeVisible();
    });
  }
});

test('What does not fit says so with its size, and offers the next larger way', async ({ page }) => {
  for (const [name, entries] of Object.entries({ Long: 60, Longer: 140 })) {
    await loadBackup(page, tableOf(entries, name));
    await page.getByRole('button', { name: `Bring in ${name}`, exact: true }).click();
    await expect(page.getByText('Done. This was brought in:')).toBeVisible();
  }
  await handOn(page, 'Long', 'Code');
  const code = page.getByRole('status').filter({ hasText: 'This table is too large for a code.' });
  await expect(code).toContainText(/It would hold [23],\d{3} characters; phones read 1,465 from a screen/);
  await code.getByRole('button', { name: 'As a link' }).click();
  await expect(page.getByText(/^[23],\d{3} characters$/)).toBeVisible();
  await handOn(page, 'Longer', 'Code');
  await code.getByRole('button', { name: 'As a file' }).click();
  await page.getByRole('radio', { name: 'Link' }).check();
  const link = page.getByRole('status').filter({ hasText: 'This table is too large for a link.' });
  await expect(link).toContainText(/The link would have \d,\d{3} characters; messengers carry 4,000/);
  await link.getByRole('button', { name: 'As a file' }).click();
  expect((await downloadBy(page, 'Save as a file')).name).toContain('Longer');
});

test('A damaged link, and a link of something else, are refused with a sentence', async ({ page }) => {
  await seedTables(page, ['Sunday']);
  await handOn(page, 'Sunday', 'Link');
  const link = await copyLink(page);
  const [address = '', fragment = ''] = link.split('#');
  for (const spoilt of [fragment.slice(0, -9), 'CC-30', fragment.replace(/.$/, ''), `${fragment.slice(0, 40)}A`]) {
    await page.goto('');
    await page.goto(`${address}#${spoilt}`);
    await expect(page.getByText('This link is damaged.')).toBeVisible();
    await expect(page.getByText('Nothing on this phone was changed.')).toBeVisible();
  }
  await page.goto('');
  await page.goto(`${address}#${fragment.replace('1.', '2.')}`);
  await expect(page.getByText('This backup is from a newer Tallystick.')).toBeVisible();
  await page.evaluate((next) => window.location.assign(next), link);
  await expect(page.getByText('Here already, the same.')).toBeVisible();
});

test('A browser that cannot make links offers the file, and says why it cannot open one', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'CompressionStream', { value: undefined }));
  await seedTables(page, ['Sunday']);
  await handOn(page, 'Sunday', 'Code');
  const message = page.getByRole('status').filter({ hasText: 'This browser cannot make links or codes.' });
  await message.getByRole('button', { name: 'As a file' }).click();
  expect((await downloadBy(page, 'Save as a file')).name).toContain('Sunday');
  await page.goto('take/#1.AAAA');
  await expect(page.getByText('This browser cannot read such a link.')).toBeVisible();
});

test('In both themes handing on has no barrier that a machine can find', async ({ page }) => {
  await seedTables(page, ['Sunday']);
  const shown = {
    File: page.getByRole('button', { name: 'Save as a file' }),
    Link: page.getByRole('button', { name: 'Copy the link' }),
    Code: page.getByRole('img', { name: 'QR code with the link to this table' }),
  };
  for (const way of ['File', 'Link', 'Code'] as const) {
    await handOn(page, 'Sunday', way);
    await expect(shown[way]).toBeVisible();
    await expect(page.getByText('Open chests and hands are in it.')).toBeVisible();
    await expectNoBarriers(page, `handing on: ${way}`);
  }
});
