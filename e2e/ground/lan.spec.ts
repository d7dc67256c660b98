import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { enterClaim, expectPoints, goOnTo, startTable, tapCards } from '../at-the-table';
import { saveBackup } from '../backups';
import { expectFits, expectNoBarriers } from '../barriers';
import { expect, test as watched } from '../watched';
import { inNetwork } from './lan-site';
import { expectKept, expectScreen } from './site';

const test = inNetwork(watched);

test.use({ serviceWorkers: 'allow' });

test('Over plain http a table is scored as ever, and the app says what is missing and how to get it', async ({
  page,
  lan,
}) => {
  await page.goto('');
  await expect(page.getByText('This address is plain http: scoring works')).toBeVisible();
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await startTable(page, ['Ana', 'Bob']);
  await page.getByRole('button', { name: 'Score round 1' }).click();
  await tapCards(page, 'road', ['Person 3', 'Person 1']);
  await enterClaim(page, 'Enter 8 for Ana');
  await goOnTo(page, 'Bob');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expectPoints(page, { Ana: 8, Bob: 0 });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectPoints(page, { Ana: 0 });
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectPoints(page, { Ana: 8 });

  await page.goto('');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Hand on or back up' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Link' }).check();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(new RegExp(`^${lan.http}take/#1\\.`));

  await page.goto('settings/');
  await expect(page.getByText('needs https, and this address is plain http')).toBeVisible();
  await page.getByRole('link', { name: 'Plain http: scoring works' }).click();
  const works = page.getByRole('region', { name: 'What works here' });
  await expect(works.getByRole('listitem').filter({ hasText: 'needs https' })).toHaveCount(4);
  await expect(works.getByRole('listitem').filter({ hasText: 'Keeping the score' })).toContainText('works');
  await expect(page.getByRole('link', { name: /^Go to tally\.local/ })).toHaveAttribute('href', lan.https);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fetch the authority' }).click();
  const file = await (await coming).path();
  expect(new X509Certificate(await readFile(file)).fingerprint256).toBe(lan.fingerprint);
  await expect(page.getByText(lan.fingerprint)).toBeVisible();
  await expectFits(page, 'this address');
  await expectNoBarriers(page, 'this address');

  // Another host of plain http has no authority, and answers with its page for unknown addresses.
  await page.route('**/authority.json', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>' }),
  );
  await page.reload();
  await expect(page.getByText('This host offers no https address of its own.')).toBeVisible();
});

test('Over https everything works, tables taken along too, and after one visit without the server', async ({
  page,
  lan,
  phones,
}) => {
  console.log(phones.trusting ? 'The browser trusts the authority.' : 'certutil: not available; one key is allowed.');
  await startTable(page, ['Ana', 'Bob']);
  const file = await saveBackup(page);
  await page.goto(`${lan.https}settings/`);
  await expectKept(page);
  await page.getByLabel('Load a backup').setInputFiles(file);
  await page.getByRole('button', { name: /^Bring in/ }).click();
  await expect(page.getByText('Done. This was brought in:')).toBeVisible();
  await lan.close();
  await page.goto(lan.https);
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expectPoints(page, { Ana: 0, Bob: 0 });
  await page.goto(`${lan.https}address/`);
  await expectScreen(page);
  await expect(page.getByText('needs https')).toHaveCount(0);
  expect(await page.evaluate(() => [isSecureContext, 'wakeLock' in navigator])).toEqual([true, true]);
});
