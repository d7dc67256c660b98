import { expect, type Page } from '@playwright/test';

type Card =
  | { kind: 'person'; value: 1 | 2 | 3 }
  | { kind: 'animal' | 'building' }
  | { kind: 'joker'; joker: 'animal' | 'building' | 'dragon' | 'fairy' };
type Row = 'yellow' | 'red' | 'green' | 'blue';

const persons = (...values: (1 | 2 | 3)[]): Card[] => values.map((value) => ({ kind: 'person', value }));
const animals = (count: number): Card[] => Array.from({ length: count }, () => ({ kind: 'animal' }));
const buildings = (count: number): Card[] => Array.from({ length: count }, () => ({ kind: 'building' }));
const joker = (of: 'animal' | 'building' | 'dragon' | 'fairy'): Card => ({ kind: 'joker', joker: of });

/** What Łucja, Ana, Ștefan and Bunica claimed in six rounds: 104, 139, 20 and 12 points before the chests. */
const CLAIMS: readonly (readonly (readonly [Row, readonly Card[]])[])[] = [
  [
    ['yellow', buildings(4)],
    ['red', buildings(2)],
    ['green', [...persons(3), ...buildings(2)]],
    ['blue', [...buildings(1), joker('building'), joker('building')]],
    ['yellow', persons(3, 3, 3, 2, 2)],
    ['blue', persons(3, 3, 2, 1)],
  ],
  [
    ['red', [...persons(3, 3, 3, 2, 2), ...buildings(1)]],
    ['green', [...persons(3, 3, 2, 2, 2), ...buildings(1)]],
    ['green', animals(5)],
    ['yellow', buildings(1)],
    ['blue', buildings(1)],
    ['red', []],
  ],
  [
    ['blue', persons(1, 1)],
    ['red', buildings(1)],
    ['green', buildings(1)],
    ['blue', animals(2)],
    ['red', [joker('fairy')]],
    ['yellow', []],
  ],
  [
    ['yellow', [joker('dragon')]],
    ['red', buildings(1)],
    ['blue', buildings(1)],
    ['yellow', persons(2)],
    ['green', []],
    ['red', []],
  ],
];

const COLOURS = ['yellow', 'red', 'blue', 'black', 'green'] as const;

type Seeded = { names?: readonly string[]; table?: string; at?: number };

const OPTIONS = { jokers: 'one-kind', chests: 'hidden' };

/** Those people already sit at a table of their own, its first round not yet scored; the first one claims first. */
export async function sitDown(page: Page, names: readonly string[], site = ''): Promise<void> {
  const seats = names.map((name, index) => ({ player: `player-${index}`, name, colour: COLOURS[index] }));
  const header = { v: 1, id: 'event-0', device: 'phone', at: Date.now(), sessionId: 'seeded', seq: 0 };
  const started = { type: 'started', game: 'cardcassonne', rules: 1, name: '', seats, options: OPTIONS };
  await seedLog(
    page,
    [{ ...header, ...started, setup: { firstDealer: `player-${names.length - 1}`, scoringCard: {} } }],
    site,
  );
  await page.goto(`${site}session/?id=seeded`);
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
}

/**
 * A table of four whose six rounds are scored, the chests still shut, put into the store of the phone in the shape in
 * which it is kept. Resolves to its id. With their chests Łucja and Ana have 169 each, and Łucja has more buildings.
 */
export async function seedScoredTable(page: Page, seeded: Seeded = {}, site = ''): Promise<string> {
  const { names = ['Łucja', 'Ana', 'Ștefan', 'Bunica'], table = 'Sunday at Bunica’s', at = Date.now() } = seeded;
  const sessionId = 'seeded';
  const header = (seq: number) => ({ v: 1, id: `event-${seq}`, device: 'phone', at: at + seq * 1000, sessionId, seq });
  const seats = names.map((name, index) => ({ player: `player-${index}`, name, colour: COLOURS[index] }));
  const started = {
    ...header(0),
    ...{ type: 'started', game: 'cardcassonne', rules: 1, name: table, seats },
    setup: { firstDealer: 'player-3', scoringCard: { 2: 6, 5: 14 } },
    options: OPTIONS,
  };
  const claims = Array.from({ length: 24 }, (_, index) => {
    const [round, seat] = [Math.floor(index / 4), index % 4];
    const [row, cards] = CLAIMS[seat]?.[round] ?? ['yellow', []];
    const place = { round: round + 1, player: `player-${seat}` };
    return { ...header(index + 1), type: 'recorded', place, fact: { kind: 'claim', row, cards } };
  });
  await seedLog(page, [started, ...claims], site);
  return sessionId;
}

/** Puts a log into the store of a phone that knows no table yet, in the shape in which it is kept. */
export async function seedLog(page: Page, events: readonly object[], site = ''): Promise<void> {
  await page.goto(site);
  await expect(page.getByRole('link', { name: /New table|Masă nouă/ })).toBeVisible();
  await expect(page.getByText(/No tables yet|Nicio masă încă/)).toBeVisible();
  await page.evaluate(async (rows) => {
    const open = indexedDB.open('tallystick');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const write = open.result.transaction('events', 'readwrite', { durability: 'strict' });
    for (const row of rows) write.objectStore('events').add(row);
    await new Promise((resolve) => write.addEventListener('complete', resolve));
    open.result.close();
  }, events);
}

/** Opens the chests of that table, one after the other, as the claims filled them. Ends at the result. */
export async function countChests(page: Page, id: string, site = ''): Promise<void> {
  await page.goto(`${site}session/?id=${id}`);
  await page.getByRole('button', { name: 'Open the chests' }).click();
  for (const enter of ['Enter 65 for Łucja', 'Enter 30 for Ana', 'Enter 5 for Ștefan', 'Enter 5 for Bunica'])
    await page.getByRole('button', { name: enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The chests are open' })).toBeVisible();
}
