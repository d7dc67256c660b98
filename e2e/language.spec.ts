import { backToTable, enterClaim, expectPoints, goOnTo, romanian, startTable, tapCards } from './at-the-table';
import { expect, test } from './watched';

test('Somebody changes the language in the settings, and every screen follows without a reload, in another window too', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('');
  await expect(other.getByRole('link', { name: 'New table' })).toBeVisible();
  await page.goto('settings/');
  await page.getByRole('radio', { name: 'Română' }).check();
  await expect(page.getByRole('heading', { name: 'Setări' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(other.getByRole('link', { name: 'Masă nouă' })).toBeVisible();
  await page.getByRole('link', { name: 'Înapoi' }).click();
  await expect(page.getByRole('link', { name: 'Masă nouă' })).toBeVisible();
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO', colorScheme: 'dark' });

  test('a round is played in Romanian', async ({ page }) => {
    await startTable(page, ['Ștefan', 'Bunica'], romanian);
    await page.getByRole('button', { name: 'Punctează runda 1' }).click();
    await expect(page.getByRole('heading', { name: 'Revendicare: Ștefan' })).toBeVisible();
    await tapCards(page, 'field', ['Oaie', 'Oaie', 'Persoană 3'], romanian);
    await enterClaim(page, 'Ștefan: înscrie 9');
    await goOnTo(page, 'Bunica', { next: (name) => `Urmează ${name}`, claim: 'Revendicare' });
    await tapCards(page, 'road', [], romanian);
    await enterClaim(page, 'Înscrie revendicarea goală');
    await backToTable(page, 'La masă');
    await expectPoints(page, { Ștefan: 9, Bunica: 0 });
    await expect(page.getByText('Al cui supus a fost culcat ultimul în runda 1?')).toBeVisible();
  });

  test('the first paint has Romanian words and the dark theme before any script of the app has come', async ({
    page,
  }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('');
    await expect(page.getByRole('link', { name: 'Masă nouă' })).toBeVisible();
    await expect(page.getByText('New table')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'candlelight');
  });
});
