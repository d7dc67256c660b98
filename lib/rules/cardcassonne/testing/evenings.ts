import * as fc from 'fast-check';
import type { Entry } from '../../entry';
import { COLOURS } from '../colours';
import { ANIMALS, BUILDINGS, dealFor, JOKERS, laidAfter, PERSONS } from '../deck';
import type { Card, ClaimFact, Colour, Fact, JokerKind, Setup } from '../facts';
import { DEFAULT_OPTIONS } from '../options';

/** A table of these players in seat order; the first of them deals. */
export const setupOf = (...players: string[]): Setup => ({
  players,
  firstDealer: players[0] ?? '',
  options: DEFAULT_OPTIONS,
  scoringCard: { 2: 6, 5: 14 },
});

/** Invented values, all known and all different: a stand-in for a printed card in tests that need every value. */
export const FULL_CARD = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index + 1, 3 * index + 1]));

export const person = (value: 1 | 2 | 3): Card => ({ kind: 'person', value });
export const animal: Card = { kind: 'animal' };
export const building: Card = { kind: 'building' };
export const joker = (kind: JokerKind): Card => ({ kind: 'joker', joker: kind });
export const times = (count: number, card: Card): Card[] => Array<Card>(count).fill(card);

export const claimOf = (row: Colour, cards: Card[], jokersTo?: Colour[]): ClaimFact =>
  jokersTo === undefined ? { kind: 'claim', row, cards } : { kind: 'claim', row, cards, jokersTo };

export const entryOf = (id: string, fact: Fact, round?: number, player?: string): Entry<Fact> => ({
  id,
  place: { ...(round === undefined ? {} : { round }), ...(player === undefined ? {} : { player }) },
  fact,
});

/** A card of the deck: jokers have no colour. */
type DeckCard = { card: Card; colour: Colour | null };

const DECK: readonly DeckCard[] = [
  ...COLOURS.flatMap((colour) =>
    [
      ...([1, 2, 3] as const).flatMap((value) => times(PERSONS[value], person(value))),
      ...times(ANIMALS, animal),
      ...times(BUILDINGS, building),
    ].map((card) => ({ card, colour })),
  ),
  ...Object.entries(JOKERS).flatMap(([kind, count]) =>
    times(count, joker(kind as JokerKind)).map((card) => ({ card, colour: null })),
  ),
];

/** How a card is laid, should it be the face-down one: in which row, and what its claimer does with it. */
type Laying = { row: Colour; wrong: boolean; take: 'ten' | 'keep'; forgotten: boolean };

const laying: fc.Arbitrary<Laying> = fc.record({
  row: fc.constantFrom(...COLOURS),
  wrong: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  take: fc.constantFrom('ten', 'keep'),
  forgotten: fc.boolean(),
});

/** The laid card as a claim would write it, and its row. */
function lay({ card, colour }: DeckCard, { row, wrong, take, forgotten }: Laying): { row: Colour; card: Card } {
  if (card.kind === 'joker' || colour === null) return { row, card };
  if (!wrong || row === colour) return { row: colour, card };
  if (card.kind === 'person') return { row, card: { ...card, colour: forgotten ? 'unknown' : colour } };
  return { row, card: { ...card, colour: take === 'ten' && forgotten ? 'unknown' : colour, take } };
}

export type LegalEvening = { setup: Setup; entries: Entry<Fact>[] };

/** Whole evenings as a real deck allows them: laid by chance, claimed from the board, every claim in its round. */
export const legalEvening: fc.Arbitrary<LegalEvening> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    deck: fc.shuffledSubarray([...DECK], { minLength: DECK.length }),
    layings: fc.array(laying, { minLength: DECK.length, maxLength: DECK.length }),
    claims: fc.array(fc.record({ row: fc.constantFrom(...COLOURS), cards: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 30,
      maxLength: 30,
    }),
    known: fc.boolean(),
  })
  .map(({ players, deck, layings, claims, known }) => {
    const names = ['ana', 'bob', 'eva', 'dan', 'ion'].slice(0, players);
    const laid = deck.map((card, index) => lay(card, layings[index] as Laying));
    const setup = { ...setupOf(...names), scoringCard: known ? FULL_CARD : { 2: 6, 5: 14 } };
    return { setup, entries: playEvening(names, laid, claims) };
  });

function playEvening(
  names: readonly string[],
  laid: readonly { row: Colour; card: Card }[],
  claims: readonly { row: Colour; cards: number }[],
): Entry<Fact>[] {
  const rows: Record<Colour, Card[]> = { yellow: [], red: [], green: [], blue: [] };
  const deal = dealFor(names.length);
  const rounds = 'rounds' in deal ? deal.rounds : 0;
  const entries: Entry<Fact>[] = [];
  let next = 0;
  for (let round = 1; round <= rounds; round++) {
    for (; next < laidAfter(names.length, round); next++) {
      const { row, card } = laid[next] as { row: Colour; card: Card };
      rows[row].push(card);
    }
    for (const name of names) {
      const { row, cards } = claims[entries.length % claims.length] as { row: Colour; cards: number };
      entries.push(entryOf(`${round}-${name}`, claimOf(row, rows[row].splice(0, cards)), round, name));
    }
  }
  return entries;
}
