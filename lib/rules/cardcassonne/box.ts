import { isColour } from './colours';
import { ANIMALS, BUILDINGS, JOKERS, PERSONS } from './deck';
import type { Card, ClaimFact, Colour, JokerKind } from './facts';
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

/** The sorts that a card of a row counts against: its own where its colour is known, and its kind in all (CC-35). */
export function sortsOf(card: Card, row: Colour): CardSort[] {
  if (card.kind === 'joker') return [{ kind: 'joker', joker: card.joker }];
  const inAll: CardSort = { kind: card.kind, colour: 'any' };
  const colour = colourOf(card, row);
  if (!isColour(colour)) return [inAll];
  if (card.kind === 'person') return [{ kind: 'person', value: card.value, colour }, inAll];
  return [{ kind: card.kind, colour }, inAll];
}

/** How often a sort was claimed, and by whom last. */
export type Use<By> = { sort: CardSort; used: number; last: By };

/** Uses by the name of the sort. */
export type Uses<By> = Map<string, Use<By>>;

export const sortName = (sort: CardSort): string =>
  sort.kind === 'joker' ? `joker ${sort.joker}` : `${sort.kind} ${'value' in sort ? sort.value : ''} ${sort.colour}`;

/** Counts the cards of claims against every sort they belong to; claims in the order in which they count. */
export function usesOf<By>(claims: Iterable<readonly [Pick<ClaimFact, 'row' | 'cards'>, By]>): Uses<By> {
  const uses: Uses<By> = new Map();
  for (const [claim, by] of claims) {
    for (const sort of claim.cards.flatMap((card) => sortsOf(card, claim.row))) {
      const name = sortName(sort);
      uses.set(name, { sort, used: (uses.get(name)?.used ?? 0) + 1, last: by });
    }
  }
  return uses;
}
