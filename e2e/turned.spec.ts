import { enterClaim, expectPoints, goOnTo, tapCards } from './at-the-table';
import { expectWholeText } from './large-text';
import { sitDown } from './seeded';
import { expect, type Locator, type Page, test } from './watched';

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT });

/** Somebody turns the phone: the text still fits, and the way on is within reach without scrolling. */
async function turn(page: Page, to: typeof UPRIGHT, wayOn: Locator): Promise<void> {
  await page.setViewportSize(to);
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expectWholeText(page, to === ACROSS ? 'turned across' : 'turned upright');
}

test('The phone is turned in the middle of the evening, with a claim half entered, and back again', async ({
  page,
}) => {
  await sitDown(page, ['Ana', 'Ștefan', 'Bunica', 'Łucja']);
  const score = page.getByRole('button', { name: 'Score round 1' });
  await turn(page, ACROSS, score);
  await expect(page.getByRole('button', { name: 'Ledger' })).toBeInViewport({ ratio: 1 });
  await turn(page, UPRIGHT, score);
  await score.click();
  await tapCards(page, 'field', ['Person 3', 'Person 1', 'Sheep', 'Sheep']);
  await page.getByRole('button', { name: /^Card of a wrong colour/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Building' }).click();

  const halfEntered = async (label: string, cards: number) => {
    await expect(page.getByRole('radio', { name: 'Field' })).toBeChecked();
    await expect(page.getByRole('region', { name: `${cards} cards claimed` })).toBeVisible();
    await expect(page.getByRole('button', { name: label })).toBeEnabled();
  };
  await turn(page, ACROSS, page.getByRole('button', { name: 'Enter 24 for Ana' }));
  await halfEntered('Enter 24 for Ana', 5);
  await expect(page.getByRole('button', { name: 'Undo last card' })).toBeInViewport({ ratio: 1 });

  await test.step('Across, the keys and the row can be used too', async () => {
    await tapCards(page, 'field', ['Dragon']);
    await halfEntered('Enter 34 for Ana', 6);
    await page.getByRole('radio', { name: '10 points' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: '10 points' })).toBeChecked();
  });

  await turn(page, UPRIGHT, page.getByRole('button', { name: 'Enter 34 for Ana' }));
  await halfEntered('Enter 34 for Ana', 6);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await halfEntered('Enter 34 for Ana', 6);
  await page.setViewportSize(ACROSS);
  await enterClaim(page, 'Enter 34 for Ana');
  const next = page.getByRole('button', { name: 'Claim: Ștefan' });
  await turn(page, UPRIGHT, next);
  await turn(page, ACROSS, next);
  await goOnTo(page, 'Ștefan');
  await page.getByRole('button', { name: 'Close' }).click();
  await turn(page, UPRIGHT, page.getByRole('button', { name: 'Score round 1' }));
  await expectPoints(page, { Ana: 34, Ștefan: 0, Bunica: 0, Łucja: 0 });
  await page.getByRole('button', { name: 'Ledger' }).click();
  await turn(page, ACROSS, page.getByRole('button', { name: 'To the table' }));
});

test('The phone is turned while a new table is planned, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('new/');
  await page.getByRole('button', { name: 'New name' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ștefan');
  await page.setViewportSize(ACROSS);
  await expect(name).toHaveValue('Ștefan');
  await page.getByRole('button', { name: 'Ștefan sits down' }).click();
  await expect(page.getByRole('button', { name: 'Change Ștefan' })).toBeVisible();
  await turn(page, UPRIGHT, page.getByRole('button', { name: /^Start the table/ }));
});
