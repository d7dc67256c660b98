import { type CardFact, type Carried, carriedBy, type MoveFact } from './facts';
import type { Lying } from './lying';
import { move } from './moves';
import { NOTHING_DRAWN, type Places } from './places';
import type { MoveRefusal } from './refusals';

/** An entry in its turn, of the cards or of the base, as it was entered. */
export type CardEntry = { id: string; player: string; turn: number; fact: CardFact | { kind: string } };

/** What the entries come to for the cards. */
export type CardsRead = {
  places: Places;
  /** What lay on the feature of an entry that says so. */
  lyingOn: ReadonlyMap<string, readonly Lying[]>;
  /** Entries that moved no card, and why. */
  problems: ReadonlyMap<string, MoveRefusal>;
};

/**
 * Reads where the cards are, in the order in which entries were made. Total: a move that cannot have been is reported on
 * its entry and moves nothing (XP-31).
 */
export function readCards(entries: readonly CardEntry[]): CardsRead {
  let places = NOTHING_DRAWN;
  const lyingOn = new Map<string, readonly Lying[]>();
  const problems = new Map<string, MoveRefusal>();
  for (const entry of entries) {
    const after = placesAfter(places, entry);
    if ('refused' in after) {
      problems.set(entry.id, after);
      continue;
    }
    const spent = carriedBy(entry.fact)?.lying ?? [];
    if (spent.length > 0)
      lyingOn.set(
        entry.id,
        places.lying.filter(({ nth }) => spent.includes(nth)),
      );
    places = { ...after, lying: after.lying.filter(({ nth }) => !spent.includes(nth)) };
  }
  return { places, lyingOn, problems };
}

/** Where the cards are after an entry, or why it cannot be; an entry that moves none leaves them where they are. */
export function placesAfter(places: Places, { id, player, turn, fact }: CardEntry): Places | MoveRefusal {
  const made = moveIn(fact);
  return made === null ? places : move(places, { entry: id, player, turn, fact: made });
}

/** The move of a card in a fact, the base's among them; null: it moves none. */
export function moveIn(fact: CardFact | { kind: string }): MoveFact | null {
  if (isMove(fact)) return fact;
  const card: Carried['card'] = carriedBy(fact)?.card;
  return card === undefined ? null : { kind: 'christmas-present/played', ...card };
}

const MOVES: readonly string[] = [
  'christmas-present/drew',
  'christmas-present/played',
  'christmas-present/let-go',
  'christmas-present/hand-closed',
] satisfies MoveFact['kind'][];

const isMove = (fact: { kind: string }): fact is MoveFact => MOVES.includes(fact.kind);
