import { inRoot } from '../lib/commands/paths.mjs';
import { CHESTS, PEOPLE, ROUNDS } from '../lib/commands/phone/evening-of-four.mjs';
import { serve } from '../lib/commands/serve.mjs';
import { backToTable, english, enterClaim, expectPoints, goOnTo, startTable, tapCards } from './at-the-table';
import { expectKept } from './ground/site';
import { storedDrafts } from './store';
import { expect, type Page, test } from './watched';

async function scoreRound(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: `Score round ${round}` }).click();
  for (const [seat, [row, cards, label]] of (ROUNDS[round - 1] ?? []).entries()) {
    if (seat > 0) await goOnTo(page, PEOPLE[seat] ?? '');
    await expect(page.getByRole('heading', { name: `Claim: ${PEOPLE[seat]}` })).toBeVisible();
    await tapCards(page, row, cards);
    await enterClaim(page, label);
  }
  await backToTable(page);
  await expect(page.getByRole('list', { name: 'Standings' })).toBeVisible();
}

/** The last two rounds, the chests and the result. */
async function finishEvening(page: Page): Promise<void> {
  await scoreRound(page, 5);
  await scoreRound(page, 6);
  await expectPoints(page, { Ana: 51, Ștefan: 39, Łucja: 33, Bunica: 14 });

  await page.getByRole('button', { name: 'Open the chests' }).click();
  for (const label of CHESTS) {
    await page.getByRole('button', { name: label, exact: true }).click();
  }

  await expect(page.getByRole('status').filter({ hasText: 'Ana wins' })).toContainText('17 points more than Ștefan');
  await expect(page.getByRole('row', { name: /Ana/ })).toContainText('56');
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(
    page.getByRole('button', { name: 'New table' }).or(page.getByRole('link', { name: 'New table' })),
  ).toBeVisible();
}

test.use({ serviceWorkers: 'allow' });

test('Four people play an evening of six rounds; the server stops in the middle, the phone sleeps, a step is taken back', async ({
  page,
}) => {
  const server = await serve({ dir: inRoot('out') });
  await page.goto(server.url);
  await expectKept(page);
  await startTable(page, PEOPLE, english, server.url);
  await scoreRound(page, 1);
  await expectPoints(page, { Ana: 15, Ștefan: 6, Łucja: 12, Bunica: 0 });
  await server.close();

  await test.step('Bunica laid the follower down last, so Bunica deals and Ana starts', async () => {
    await page
      .getByRole('group', { name: /laid down last in round 1/ })
      .getByRole('button', { name: 'Bunica' })
      .click();
    await expect(page.getByText('Bunica deals 5 each')).toBeVisible();
    await expect(page.getByText('Ana starts')).toBeVisible();
  });

  await scoreRound(page, 2);
  await test.step('The page is reloaded: nothing is lost', async () => {
    // A slow phone forgets what was half entered only a moment after the claim is in the log.
    await expect.poll(() => storedDrafts(page)).toBe('[]');
    await page.reload();
    await expectPoints(page, { Ana: 27, Ștefan: 20, Łucja: 15, Bunica: 10 });
  });

  await test.step('The last claim is taken back, brought back, and taken back after a reload', async () => {
    await page.getByRole('button', { name: 'Undo Bunica +10' }).click();
    await expectPoints(page, { Bunica: 0 });
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectPoints(page, { Bunica: 10 });
    await page.reload();
    await page.getByRole('button', { name: 'Undo Bunica +10' }).click();
    await expectPoints(page, { Bunica: 0 });
    await page.getByRole('button', { name: 'Score round 2' }).click();
    await expect(page.getByRole('heading', { name: 'Claim: Bunica' })).toBeVisible();
    await tapCards(page, 'cloister', ['Person 3', 'Person 2']);
    await enterClaim(page, 'Enter 10 for Bunica');
    await backToTable(page);
  });

  await scoreRound(page, 3);
  await scoreRound(page, 4);
  await expectPoints(page, { Ana: 27, Ștefan: 31, Łucja: 21, Bunica: 10 });
  await finishEvening(page);
});
