import { isColour, perColour } from './colours';
import { ANIMALS, BUILDINGS, JOKERS, PERSONS } from './deck';
import type { Card, Colour, JokerKind } from './facts';
import type { ColouredKind } from './refusals';
import { colourOf } from './wrong-colour';

/** A sort of card of which the box holds a fixed number; "any" colour stands for a kind in all four (CC-02, CC-35). */
export type CardSort =
  | { kind: 'person'; value: 1 | 2 | 3; colour: Colour }
  | { kind: 'animal' | 'building'; colour: Colour }
  | { kind: ColouredKind; colour: 'any' }
  | { kind: 'joker'; joker: JokerKind };

const IN_ALL = {
  person: 4 * (PERSONS[1] + PERSONS[2] + PERSONS[3]),
  animal: 4 * ANIMALS,
  building: 4 * BUILDINGS,
} as const;

/** How many cards of a sort the box holds (CC-02). */
export function inBox(sort: CardSort): number {
  if (sort.kind === 'joker') return JOKERS[sort.joker];
  if (sort.colour === 'any') return IN_ALL[sort.kind];
  if (sort.kind === 'person') return 'value' in sort ? PERSONS[sort.value] : IN_ALL.person;
  return sort.kind === 'animal' ? ANIMALS : BUILDINGS;
}

/* Each sort is one object, so that sorts can be counted by identity. */

const anyColour = (kind: ColouredKind): CardSort => ({ kind, colour: 'any' });
const ANY = { person: anyColour('person'), animal: anyColour('animal'), building: anyColour('building') };

const ofPersons = (value: 1 | 2 | 3) =>
  perColour<readonly CardSort[]>((colour) => [{ kind: 'person', value, colour }, ANY.person]);
const ofKind = (kind: 'animal' | 'building') =>
  perColour<readonly CardSort[]>((colour) => [{ kind, colour }, ANY[kind]]);
const ofJokers = (joker: JokerKind): readonly CardSort[] => [{ kind: 'joker', joker }];

const SORTS = {
  person: { 1: ofPersons(1), 2: ofPersons(2), 3: ofPersons(3) },
  animal: ofKind('animal'),
  building: ofKind('building'),
  joker: {
    animal: ofJokers('animal'),
    building: ofJokers('building'),
    dragon: ofJokers('dragon'),
    fairy: ofJokers('fairy'),
  },
  unknown: { person: [ANY.person], animal: [ANY.animal], building: [ANY.building] },
};

/** The sorts that a card of a row counts against: its own where that is known, and its kind in all (CC-35). */
export function sortsOf(card: Card, row: Colour): readonly CardSort[] {
  if (card.kind === 'joker') return SORTS.joker[card.joker];
  const colour = colourOf(card, row);
  if (!isColour(colour)) return SORTS.unknown[card.kind];
  if (card.kind !== 'person') return SORTS[card.kind][colour];
  return card.value === undefined ? SORTS.unknown.person : SORTS.person[card.value][colour];
}

/** How often a sort was claimed, and by whom last. */
export type Use<By> = { used: number; last: By };

export type Uses<By> = Map<CardSort, Use<By>>;

/** Cards and the row in which they lay. */
export type CardsInRow = { row: Colour; cards: readonly Card[] };

/** Counts the cards of claims against every sort they belong to; claims in the order in which they count. */
export function usesOf<By>(claims: Iterable<readonly [CardsInRow, By]>): Uses<By> {
  const uses: Uses<By> = new Map();
  for (const [{ row, cards }, by] of claims) {
    for (const card of cards) for (const sort of sortsOf(card, row)) addUse(uses, sort, by);
  }
  return uses;
}

function addUse<By>(uses: Uses<By>, sort: CardSort, by: By): void {
  const use = uses.get(sort);
  if (use === undefined) uses.set(sort, { used: 1, last: by });
  else {
    use.used++;
    use.last = by;
  }
}
