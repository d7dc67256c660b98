import { expect, type Page } from '@playwright/test';

/** Words of the screens in one language, as a person at the table reads them. */
export type Tongue = {
  newName: string;
  name: string;
  start: RegExp;
  cards: string;
  enter: RegExp;
  scoreRound: (round: number) => string;
  rows: Record<Row, string>;
};

export type Row = 'cloister' | 'road' | 'field' | 'city';

export const english: Tongue = {
  newName: 'New name',
  name: 'Name',
  start: /^Start the table/,
  cards: 'Cards',
  enter: /^Enter/,
  scoreRound: (round) => `Score round ${round}`,
  rows: { cloister: 'Cloister', road: 'Road', field: 'Field', city: 'City' },
};

export const romanian: Tongue = {
  newName: 'Nume nou',
  name: 'Nume',
  start: /^Începe masa/,
  cards: 'Cărți',
  enter: /înscrie|Înscrie/,
  scoreRound: (round) => `Punctează runda ${round}`,
  rows: { cloister: 'Mănăstire', road: 'Drum', field: 'Câmp', city: 'Oraș' },
};

/** Somebody types the names around the table, where a new one is planned. */
export async function sitAround(
  page: Page,
  names: readonly string[],
  says: Pick<Tongue, 'newName' | 'name'> = english,
): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: says.newName }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: says.name, exact: true }).fill(name);
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
  }
}

/** Somebody types the names around the table and starts. */
export async function startTable(page: Page, names: readonly string[], says = english, site = ''): Promise<void> {
  await page.goto(`${site}new/`);
  await sitAround(page, names, says);
  await page.getByRole('button', { name: says.start }).click();
  await expect(page.getByRole('button', { name: says.scoreRound(1) })).toBeVisible();
}

/** Somebody taps the cards behind a follower; a card is named as its key is. */
export async function tapCards(page: Page, row: Row, cards: readonly string[], says = english): Promise<void> {
  await page.getByRole('radio', { name: says.rows[row], exact: true }).check();
  const keys = page.getByRole('group', { name: says.cards });
  for (const card of cards) await keys.getByRole('button', { name: new RegExp(`^${card}(,|$)`) }).click();
}

/** Somebody enters the claim on screen, whose sum must be this one, and reads the receipt. */
export async function enterClaim(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { name: /scores$|punctează$/ })).toBeVisible();
}

/** Somebody enters that no card lay behind the follower in that row. */
export async function enterEmptyClaim(page: Page, row: Row = 'road'): Promise<void> {
  await tapCards(page, row, []);
  await enterClaim(page, 'Enter the empty claim');
}

const IN_ENGLISH = { next: (name: string) => `Claim: ${name}`, claim: 'Claim' };

/** From the receipt, somebody goes on to the claim of that player. */
export async function goOnTo(page: Page, name: string, says = IN_ENGLISH): Promise<void> {
  await page.getByRole('button', { name: says.next(name) }).click();
  await expect(page.getByRole('heading', { name: `${says.claim}: ${name}` })).toBeVisible();
}

/** From the receipt, somebody goes back to the table. */
export async function backToTable(page: Page, label = 'To the table'): Promise<void> {
  await page.getByRole('button', { name: label }).click();
}

/** What the standings say, as "Ana 66". */
export async function expectPoints(page: Page, points: Record<string, number>): Promise<void> {
  const standings = page.getByRole('list', { name: /Standings|Clasament/ });
  for (const [name, total] of Object.entries(points)) {
    const row = standings.getByRole('listitem').filter({ hasText: name });
    await expect(row, `${name} has ${total}`).toContainText(new RegExp(`(^|\\D)${total}$`));
  }
}
