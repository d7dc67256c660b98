import { inRoot } from '../lib/commands/paths.mjs';
import { serve } from '../lib/commands/serve.mjs';
import { startTable } from './at-the-table';
import { expectFits, expectNoBarriers } from './barriers';
import { expectKept } from './ground/site';
import { expect, test } from './watched';

test('Somebody looks up how persons score, from the start page', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Rules of Cardcassonne' }).click();
  await expect(page.getByRole('heading', { name: 'Rules of Cardcassonne' })).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Persons' }).click();
  const section = page.getByRole('region', { name: 'Persons' });
  await expect(section).toBeInViewport();
  await expect(section).toContainText('3, 1 and 1 make 5 × 3 = 15.');
});

test('Numbers to look up stand beside the rules', async ({ page }) => {
  await page.goto('rules/cardcassonne/');
  const line = (table: string, name: string) => page.getByRole('table', { name: table }).getByRole('row', { name });
  await expect(line('Cards and rounds', 'Rounds')).toHaveText('Rounds10866');
  await expect(line('Points of a group', 'Points')).toHaveText('Points051530');
  const animals = page.getByRole('list', { name: 'Animals of one kind' });
  await expect(animals.getByText('5 animals: 14 points')).toBeAttached();
  await expect(animals.getByText('3 animals: not copied yet', { exact: true })).toBeAttached();
});

test('A value copied on the rules page is known there', async ({ page }) => {
  await page.goto('rules/cardcassonne/');
  await page.getByRole('button', { name: 'Copy from the scoring card' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Points for 3', exact: true }).fill('9');
  await sheet.getByRole('button', { name: 'Keep the value' }).click();
  await expect(page.getByText('3 animals: 9 points', { exact: true })).toBeAttached();
});

test('An address that names a rule leads to that rule', async ({ page }) => {
  await page.goto('rules/cardcassonne/#CC-30');
  const rule = page.getByRole('article').filter({ hasText: 'CC-30' });
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute('aria-current', 'location');
  await expect(rule).toContainText('Most points win.');
});

test.describe('Without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('The rules open from the table, and without the server', async ({ page }) => {
    const server = await serve({ dir: inRoot('out') });
    await page.goto(server.url);
    await expectKept(page);
    await server.close();
    await startTable(page, ['Ana', 'Bob'], undefined, server.url);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Rules of Cardcassonne' }).click();
    await expect(page.getByRole('region', { name: 'The end' })).toContainText('Who wins');
  });
});

test('The rules of the tile game stand on a page of their own, and open from a sum', async ({ page }) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Rules of Carcassonne' }).click();
  await expect(page.getByRole('heading', { name: 'Rules of Carcassonne' })).toBeVisible();
  const line = (name: string) => page.getByRole('table', { name: 'Points for each tile' }).getByRole('row', { name });
  await expect(line('road with an inn')).toHaveText('road with an inn20');
  await expect(line('city with a cathedral')).toHaveText('city with a cathedral30');
  await page.goto('sums/city/');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Why? Rule CA-11' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rule CA-11' });
  await expect(sheet.getByRole('heading', { name: 'Finished cities' })).toBeVisible();
  await sheet.getByRole('link', { name: 'All the rules' }).click();
  const rule = page.getByRole('article').filter({ hasText: 'CA-11' });
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveAttribute('aria-current', 'location');
});

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });

  test('the rules are in Romanian', async ({ page }) => {
    await page.goto('rules/cardcassonne/');
    await expect(page.getByRole('heading', { name: 'Regulile Cardcassonne' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Persoane' })).toContainText('3, 1 și 1 fac 5 × 3 = 15.');
    await expect(page.getByText('5 animale: 14 puncte')).toBeAttached();
  });

  test('the rules of the tile game are in Romanian', async ({ page }) => {
    await page.goto('rules/carcassonne/#CA-42');
    await expect(page.getByRole('heading', { name: 'Regulile Carcassonne' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sfârșitul' })).toContainText('victoria se împarte');
  });
});

test('In both themes the rules have no barrier that a machine can find', async ({ page }) => {
  for (const rule of ['cardcassonne/#CC-08', 'carcassonne/#CA-08']) {
    await page.goto(`rules/${rule}`);
    await expect(page.getByRole('region', { name: 'The end' })).toBeVisible();
    await expectNoBarriers(page, rule);
  }
});

test('The rules are not wider than the screen', async ({ page }) => {
  for (const game of ['cardcassonne', 'carcassonne']) {
    await page.goto(`rules/${game}/`);
    await expect(page.getByRole('region', { name: 'The end' })).toBeVisible();
    await expectFits(page, game);
  }
});
