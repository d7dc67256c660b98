import { atRest } from './at-rest';
import { startTable } from './at-the-table';
import { expect, test } from './watched';

test('An earlier table says who sat at it, and long names make the page no wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const names = [
    'Maria-Magdalena Constantinescu-Brâncoveanu',
    'Ștefan',
    'Łucja',
    'Bob',
    'Donaudampfschifffahrtsgesellschaftskapitän',
  ];
  await startTable(page, names);
  await page.goto('new/');
  await page.getByRole('button', { name: /^Start the table/ }).click();
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
  await page.goto('');
  const earlier = page.getByRole('region', { name: 'Earlier tables' }).getByRole('listitem');
  const said = `At the table: ${names.slice(0, -1).join(', ')},? and ${names.at(-1)}`;
  await expect(earlier.getByRole('link', { name: new RegExp(said) })).toBeVisible();
  await atRest(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
