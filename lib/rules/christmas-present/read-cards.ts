import type { CardFact } from './facts';
import { type Lying, scoresIn, unspent } from './lying';
import { move } from './moves';
import { type Move, NOTHING_DRAWN, type Places } from './places';
import type { MoveRefusal } from './refusals';

/** An entry about cards, where it counts. */
export type CardEntry = { id: string; player: string; turn: number; fact: CardFact };

/** What the entries about cards come to, in the order in which they were entered. */
export type CardsRead = {
  places: Places;
  /** What lay on features when an entry came; an entry that moves nothing has none. */
  lyingAt: ReadonlyMap<string, readonly Lying[]>;
  /** Entries that moved no card, and why. */
  problems: ReadonlyMap<string, MoveRefusal>;
};

/** Reads where the cards are. Total: a move that cannot have been is reported on its entry and moves nothing (XP-31). */
export function readCards(entries: readonly CardEntry[]): CardsRead {
  let places = NOTHING_DRAWN;
  const lyingAt = new Map<string, readonly Lying[]>();
  const problems = new Map<string, MoveRefusal>();
  for (const entry of entries) {
    const after = placesAfter(places, entry);
    if ('refused' in after) problems.set(entry.id, after);
    else {
      lyingAt.set(entry.id, places.lying);
      places = after;
    }
  }
  return { places, lyingAt, problems };
}

/** Where the cards are after an entry, or why it cannot be. */
export function placesAfter(places: Places, { id, player, turn, fact }: CardEntry): Places | MoveRefusal {
  if (fact.kind !== 'christmas-present/scored') return move(places, moveOf({ id, player, turn, fact }));
  return { ...places, lying: unspent(places.lying, scoresIn(fact)?.lying ?? []) };
}

const moveOf = ({ id, player, turn, fact }: CardEntry & { fact: Move['fact'] }): Move => ({
  entry: id,
  player,
  turn,
  fact,
});
