import { layStore } from './laid-store';
import { expect, type Page } from './watched';

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

const NO_CARD = { kind: 'claim', row: 'red', cards: [] };

const headerOf = (sessionId: string, seq: number, at: number) => ({
  ...{ v: 1, id: `event-${seq}`, device: 'phone' },
  ...{ at: at + seq * 1000, sessionId, seq },
});

/** The start of a table of these people; the last one deals first, so the first one claims first. */
function startOf(names: readonly string[], { name = '', scoringCard = {} } = {}) {
  const seats = names.map((person, index) => ({ player: `player-${index}`, name: person, colour: COLOURS[index] }));
  const setup = { firstDealer: `player-${names.length - 1}`, scoringCard };
  return { type: 'started', game: 'cardcassonne', rules: 1, name, seats, options: OPTIONS, setup };
}

/** Those people already sit at a table of their own, its first round not yet scored; the first one claims first. */
export async function sitDown(page: Page, names: readonly string[], site = ''): Promise<void> {
  await layStore(page, { events: [{ ...headerOf('seeded', 0, Date.now()), ...startOf(names) }] }, site);
  await page.goto(`${site}session/?id=seeded`);
  await expect(page.getByRole('button', { name: 'Score round 1' })).toBeVisible();
}

/**
 * A table of four whose six rounds are scored, the chests still shut, put into the store of the phone in the shape in
 * which it is kept. Resolves to its id. With their chests Łucja and Ana have 169 each, and Łucja has more buildings.
 */
export async function seedScoredTable(page: Page, seeded: Seeded = {}, site = ''): Promise<string> {
  const { names = ['Łucja', 'Ana', 'Ștefan', 'Bunica'], table = 'Sunday at Bunica’s', at = Date.now() } = seeded;
  const header = (seq: number) => headerOf('seeded', seq, at);
  const started = { ...header(0), ...startOf(names, { name: table, scoringCard: { 2: 6, 5: 14 } }) };
  const claims = Array.from({ length: 24 }, (_, index) => {
    const [round, seat] = [Math.floor(index / 4), index % 4];
    const [row, cards] = CLAIMS[seat]?.[round] ?? ['yellow', []];
    const place = { round: round + 1, player: `player-${seat}` };
    return { ...header(index + 1), type: 'recorded', place, fact: { kind: 'claim', row, cards } };
  });
  await layStore(page, { events: [started, ...claims] }, site);
  return 'seeded';
}

/** Tables called so, the last one the newest: at each Ana and Bob, and Ana's first claim, of no card. Ends nowhere yet. */
export async function seedTables(page: Page, names: readonly string[], claims = 1): Promise<void> {
  const begun = Date.now() - names.length * 60_000;
  const tables = names.map((table, nth) => {
    const id = `table-${nth}`;
    const of = (seq: number) => ({ ...headerOf(id, seq, begun + nth * 60_000), id: `${id}-${seq}` });
    const start = startOf(['Ana', 'Bob'], { name: table });
    const claim = { type: 'recorded', place: { round: 1, player: 'player-0' }, fact: NO_CARD };
    return [{ ...of(0), ...start }, ...(claims > 0 ? [{ ...of(1), ...claim }] : [])];
  });
  await layStore(page, { events: tables.flat() });
}

/** Opens the chests of that table, one after the other, as the claims filled them. Ends at the result. */
export async function countChests(page: Page, id: string, site = ''): Promise<void> {
  await page.goto(`${site}session/?id=${id}`);
  await page.getByRole('button', { name: 'Open the chests' }).click();
  for (const enter of ['Enter 65 for Łucja', 'Enter 30 for Ana', 'Enter 5 for Ștefan', 'Enter 5 for Bunica'])
    await page.getByRole('button', { name: enter, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The chests are open' })).toBeVisible();
}
