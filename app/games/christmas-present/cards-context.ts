'use client';

import type { TableView } from '@/lib/rules/carcassonne/table';
import type { CardView } from '@/lib/rules/christmas-present/view';
import type { Place } from '@/lib/rules/entry';
import { useCarcassonne } from '../carcassonne/carcassonne-context';

/** The cards of a table, as their own rules read them. */
export const cardsIn = ({ addOns }: TableView): CardView => addOns['christmas-present'] as CardView;

/** The table, and the cards at it. */
export function useCards() {
  const table = useCarcassonne();
  const cards = cardsIn(table.view);
  const over = cards.moment.ended || table.session.finished;
  /** Where a move of that player's card belongs now. */
  const placeOf = (player: string): Place =>
    table.view.turn === null || cards.moment.ended ? { player } : { round: table.view.turn.turn, player };
  return { ...table, cards, over, placeOf };
}
