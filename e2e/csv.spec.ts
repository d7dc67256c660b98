import { downloadBy } from './backups';
import { expectNoBarriers } from './barriers';
import { seedScoredTable } from './seeded';
import { expect, test } from './watched';

test('The ledger goes into a spreadsheet, with names that begin no formula and chests that stay shut', async ({
  page,
}) => {
  const id = await seedScoredTable(page, { names: ['=1+1', 'Ana, the "first"', 'Ștefan', 'Bunica'] });
  await page.goto(`session/?id=${id}&at=ledger`);
  await page.getByRole('button', { name: 'As a spreadsheet' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expectNoBarriers(page, 'the ledger as a spreadsheet');
  const { name, buffer } = await downloadBy(page, 'Save as a file');
  expect(name).toMatch(/^tallystick-Sunday-at-Bunica-s-\d{4}-\d\d-\d\d\.csv$/);
  const text = buffer.toString('utf8');
  expect(text.startsWith('\ufeffRound,Player,What,Points,Sum,Note\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2 + 24);
  expect(lines.filter((line) => line.startsWith("1,'=1+1,"))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('1,"Ana, the ""first""",'))).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/,12,$/);
  expect(text).not.toMatch(/abbey|tollhouse|farmhouse|townhouse/i);
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('the spreadsheet speaks Romanian', async ({ page }) => {
    const id = await seedScoredTable(page);
    await page.goto(`session/?id=${id}&at=ledger`);
    await page.getByRole('button', { name: 'Ca foaie de calcul' }).click();
    const { buffer } = await downloadBy(page, 'Salvează ca fișier');
    expect(buffer.toString('utf8')).toContain('Rundă,Jucător,Ce,Puncte,Total,Notă');
  });
});
