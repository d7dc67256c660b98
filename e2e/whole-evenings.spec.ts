import {
  backToTable,
  english,
  enterClaim,
  expectPoints,
  goOnTo,
  type Row,
  romanian,
  startTable,
  type Tongue,
  tapCards,
} from './at-the-table';
import { expect, type Page, test } from './watched';

/** A card as it is tapped: a person by its value, the row's animal or building, or a joker. */
type Card = 1 | 2 | 3 | 'animal' | 'building' | 'animal joker' | 'building joker' | 'dragon' | 'fairy';

/** What one player claims in one round, and what it brings. */
type Claim = readonly [row: Row, cards: readonly Card[], points: number];

type Words = Tongue & {
  claim: string;
  next: (name: string) => string;
  toTable: string;
  person: string;
  animals: Record<Row, string>;
  buildings: Record<Row, string>;
  jokers: Record<Exclude<Card, number | 'animal' | 'building'>, string>;
  enterEmpty: string;
  enterFor: (name: string, points: number) => string;
  openChests: string;
  wins: (name: string) => string;
};

const inEnglish: Words = {
  ...english,
  claim: 'Claim',
  next: (name: string) => `Claim: ${name}`,
  toTable: 'To the table',
  person: 'Person',
  animals: { cloister: 'Chicken', road: 'Road animal', field: 'Sheep', city: 'City animal' },
  buildings: { cloister: 'Abbey', road: 'Road building', field: 'Field building', city: 'City building' },
  jokers: { 'animal joker': 'Animal joker', 'building joker': 'Building joker', dragon: 'Dragon', fairy: 'Fairy' },
  enterEmpty: 'Enter the empty claim',
  enterFor: (name, points) => `Enter ${points} for ${name}`,
  openChests: 'Open the chests',
  wins: (name) => `${name} wins`,
};

const inRomanian: Words = {
  ...romanian,
  claim: 'Revendicare',
  next: (name: string) => `Urmează ${name}`,
  toTable: 'La masă',
  person: 'Persoană',
  animals: { cloister: 'Găină', road: 'Animal de drum', field: 'Oaie', city: 'Animal de oraș' },
  buildings: { cloister: 'Abație', road: 'Clădire de drum', field: 'Clădire de câmp', city: 'Clădire de oraș' },
  jokers: { 'animal joker': 'Joker de animal', 'building joker': 'Joker de clădire', dragon: 'Dragon', fairy: 'Zână' },
  enterEmpty: 'Înscrie revendicarea goală',
  enterFor: (name, points) => `${name}: înscrie ${points}`,
  openChests: 'Deschide cuferele',
  wins: (name) => `${name} câștigă`,
};

function keyOf(says: Words, row: Row, card: Card): string {
  if (typeof card === 'number') return `${says.person} ${card}`;
  if (card === 'animal') return says.animals[row];
  return card === 'building' ? says.buildings[row] : says.jokers[card];
}

type Evening = {
  /** Claims by player, one for each round; where a player has no more, the rest are empty. */
  claims: Record<string, readonly Claim[]>;
  rounds: number;
  beforeChests: Record<string, number>;
  chests: Record<string, number>;
  winner: string;
  points: number;
};

const nothing: Claim = ['cloister', [], 0];

async function play(page: Page, evening: Evening, says: Words): Promise<void> {
  const names = Object.keys(evening.claims);
  await startTable(page, names, says);
  for (let round = 1; round <= evening.rounds; round++) {
    await page.getByRole('button', { name: says.scoreRound(round) }).click();
    for (const [seat, name] of names.entries()) {
      if (seat > 0) await goOnTo(page, name, says);
      const [row, cards, points] = evening.claims[name]?.[round - 1] ?? nothing;
      await tapCards(
        page,
        row,
        cards.map((card) => keyOf(says, row, card)),
        says,
      );
      await enterClaim(page, cards.length === 0 ? says.enterEmpty : says.enterFor(name, points));
    }
    await backToTable(page, says.toTable);
  }
  await expectPoints(page, evening.beforeChests);
  await page.getByRole('button', { name: says.openChests }).click();
  for (const [name, points] of Object.entries(evening.chests)) {
    await page.getByRole('button', { name: says.enterFor(name, points), exact: true }).click();
  }
  const won = page.getByRole('status').filter({ hasText: says.wins(evening.winner) });
  await expect(won).toContainText(String(evening.points));
}

/** Ștefan: 27 + 6 + 10 + 8 = 51, chest of road and city 5. Bunica: 12 + 3 + 6 = 21, chest of one 0. And two more. */
const four: Evening = {
  rounds: 6,
  claims: {
    Ștefan: [
      ['city', [3, 3, 3], 27],
      ['field', ['animal', 'animal'], 6],
      ['road', ['dragon', 'building'], 10],
      ['city', ['building', 2, 2], 8],
    ],
    Bunica: [
      ['road', [1, 1, 2], 12],
      ['cloister', ['animal joker'], 3],
      ['cloister', ['animal'], 6],
      ['field', ['building'], 0],
    ],
    Łucja: [
      ['field', [3, 1], 8],
      ['road', ['fairy'], 10],
    ],
    Mihai: [['cloister', ['building joker', 1], 1]],
  },
  beforeChests: { Ștefan: 51, Bunica: 21, Łucja: 18, Mihai: 1 },
  chests: { Ștefan: 5, Bunica: 0, Łucja: 0, Mihai: 0 },
  winner: 'Ștefan',
  points: 56,
};

/** Ana: 8 + 10 + 18 + 6 + 1 = 43, chest of road and city 5. Bob: 1 + 10 + 12 + 3 + 6 + 2 + 9 = 43, chest of one 0. */
const two: Evening = {
  rounds: 10,
  claims: {
    Ana: [
      ['road', [3, 1], 8],
      ['city', ['dragon'], 10],
      nothing,
      ['field', [2, 2, 2], 18],
      ['field', ['animal', 'animal'], 6],
      nothing,
      ['road', ['building'], 0],
      ['city', ['building'], 0],
      ['city', [1], 1],
    ],
    Bob: [
      ['field', [1], 1],
      ['field', ['fairy'], 10],
      ['cloister', [3, 3], 12],
      nothing,
      ['road', ['animal joker'], 3],
      ['road', ['animal'], 6],
      nothing,
      ['road', [2], 2],
      ['field', ['building'], 0],
      ['city', [1, 1, 1], 9],
    ],
  },
  beforeChests: { Ana: 43, Bob: 43 },
  chests: { Ana: 5, Bob: 0 },
  winner: 'Ana',
  points: 48,
};

const five: Evening = {
  rounds: 6,
  claims: {
    Ana: [['city', [3, 3, 3], 27]],
    Bob: [nothing, ['city', ['animal', 'animal'], 6]],
    Eva: [['road', [1], 1]],
    Dan: [nothing, nothing, nothing, ['field', ['dragon'], 10]],
    Ion: [nothing, nothing, nothing, nothing, nothing, ['field', ['building', 'building joker'], 0]],
  },
  beforeChests: { Ana: 27, Bob: 6, Eva: 1, Dan: 10, Ion: 0 },
  chests: { Ana: 0, Bob: 0, Eva: 0, Dan: 0, Ion: 5 },
  winner: 'Ana',
  points: 27,
};

test('Two people play ten rounds, level until the chests are opened', ({ page }) => play(page, two, inEnglish));

test('Five people play six rounds', ({ page }) => play(page, five, inEnglish));

test.describe('On a Romanian phone', () => {
  test.use({ locale: 'ro-RO' });
  test('four people play an evening in Romanian', ({ page }) => play(page, four, inRomanian));
});
