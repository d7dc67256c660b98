import { DEFAULT_OPTIONS, type Options } from '../lib/rules/carcassonne/options';
import { sitAround } from './at-the-table';
import { layStore } from './laid-store';
import { expect, type Page } from './watched';

/** Words of the Carcassonne screens in one language, as a person at the table reads them. */
export const inEnglish = {
  game: 'Carcassonne',
  newName: 'New name',
  name: 'Name',
  start: /^Start the table/,
  score: 'Score',
  next: (name: string) => `Next: ${name}`,
  kinds: { city: 'City', road: 'Road', cloister: 'Cloister', garden: 'Garden', other: 'Other' },
  tiles: 'Tiles',
  around: 'Tiles around it',
  moreArms: 'Coats of arms: one more',
  unfinished: 'Unfinished',
  inn: 'Inn',
  cathedral: 'Cathedral',
  more: (name: string) => `${name}: one follower more`,
  fewer: (name: string) => `${name}: one follower fewer`,
  standings: 'Standings',
};

export type Words = typeof inEnglish;

export const inRomanian: Words = {
  game: 'Carcassonne',
  newName: 'Nume nou',
  name: 'Nume',
  start: /^Începe masa/,
  score: 'Punctează',
  next: (name) => `Urmează ${name}`,
  kinds: { city: 'Oraș', road: 'Drum', cloister: 'Mănăstire', garden: 'Grădină', other: 'Altele' },
  tiles: 'Cartonașe',
  around: 'Cartonașe în jur',
  moreArms: 'Blazoane: încă unul',
  unfinished: 'Neterminat',
  inn: 'Han',
  cathedral: 'Catedrală',
  more: (name) => `${name}: încă un supus`,
  fewer: (name) => `${name}: un supus mai puțin`,
  standings: 'Clasament',
};

type Start = { boxes?: readonly string[]; says?: Words; site?: string; before?: (page: Page) => Promise<void> };

/** Somebody chooses the game, types the names around the table, ticks the boxes and starts. */
export async function startCarcassonne(page: Page, names: readonly string[], start: Start = {}): Promise<void> {
  const { boxes = [], says = inEnglish, site = '', before } = start;
  await page.goto(`${site}new/`);
  await page.getByRole('radio', { name: new RegExp(`^${says.game}`) }).check();
  await sitAround(page, names, says);
  for (const box of boxes) await page.getByRole('checkbox', { name: new RegExp(`^${box}`) }).check();
  await before?.(page);
  await page.getByRole('button', { name: says.start }).click();
  await expect(page.getByRole('button', { name: says.score, exact: true })).toBeVisible();
}

const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

/** Those people already sit at a table of the tile game, the first one on turn; `options`: what is not as by default. */
export async function sitAtTiles(page: Page, names: readonly string[], options: Partial<Options> = {}): Promise<void> {
  const seats = names.map((name, nth) => ({ player: `player-${nth}`, name, colour: COLOURS[nth] }));
  const start = {
    ...{ v: 1, id: 'event-0', device: 'phone', at: Date.now(), sessionId: 'seeded', seq: 0 },
    ...{ type: 'started', game: 'carcassonne', rules: 1, name: '', seats, setup: { firstPlayer: 'player-0' } },
    options: { ...DEFAULT_OPTIONS, ...options },
  };
  await layStore(page, { events: [start] });
  await page.goto('session/?id=seeded');
  await expect(page.getByRole('button', { name: 'Score', exact: true })).toBeVisible();
}

/** The sheet on which a score is entered. */
export const sheetOf = (page: Page) => page.getByRole('dialog');

/** Somebody opens the sheet and says what kind of thing is scored. */
export async function openScore(page: Page, kind: keyof Words['kinds'], says = inEnglish): Promise<void> {
  await page.getByRole('button', { name: says.score, exact: true }).click();
  await sheetOf(page).getByRole('radio', { name: says.kinds[kind], exact: true }).check();
}

/** Somebody taps how many tiles. */
export async function tapTiles(page: Page, count: number, says = inEnglish): Promise<void> {
  const strip = sheetOf(page).getByRole('radiogroup', { name: says.tiles });
  await strip.getByRole('radio', { name: String(count), exact: true }).check();
}

/** The sheet is closed, and its address left: the browser steps back from it a moment later. */
export async function expectSheetLeft(page: Page): Promise<void> {
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]at=(score|amend)\b/);
}

/** Somebody enters the score on the sheet under the name of what it brings. */
export async function enterScore(page: Page, label: string): Promise<void> {
  const dock = sheetOf(page).getByRole('contentinfo');
  await dock.getByRole('button', { name: label, exact: true }).click();
  await expectSheetLeft(page);
}

/** A road or city of so many tiles; `more` and `fewer`: who has a follower more or fewer than the sheet assumes. */
export type Scored = {
  kind: 'city' | 'road';
  tiles: number;
  arms?: number;
  dearer?: boolean;
  unfinished?: boolean;
  more?: readonly string[];
  fewer?: readonly string[];
  gives: string;
};

/** Somebody enters a road or a city. */
export async function scoreTiles(page: Page, scored: Scored, says = inEnglish): Promise<void> {
  const { kind, tiles, arms = 0, dearer, unfinished, more = [], fewer = [], gives } = scored;
  const sheet = sheetOf(page);
  await openScore(page, kind, says);
  await tapTiles(page, tiles, says);
  for (let arm = 0; arm < arms; arm++) await sheet.getByRole('button', { name: says.moreArms }).click();
  if (dearer) await sheet.getByRole('switch', { name: kind === 'city' ? says.cathedral : says.inn }).click();
  if (unfinished) await sheet.getByRole('radio', { name: says.unfinished }).check();
  for (const name of more) await sheet.getByRole('button', { name: says.more(name) }).click();
  for (const name of fewer) await sheet.getByRole('button', { name: says.fewer(name) }).click();
  await enterScore(page, gives);
}

/** Somebody enters a finished cloister of whoever is on turn. */
export async function scoreCloister(page: Page, gives: string, says = inEnglish): Promise<void> {
  await openScore(page, 'cloister', says);
  await enterScore(page, gives);
}

/** The turn is over; that player is on turn next. */
export async function pass(page: Page, name: string, says = inEnglish): Promise<void> {
  await page.getByRole('button', { name: says.next(name), exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
}
