import type { TableView } from '../../rules/carcassonne';
import type { CardView } from '../../rules/christmas-present/view';
import type { Command } from '../../sessions/decide';
import type { TallystickDatabase } from '../database';
import { startTable } from '../start-table';
import { TableStore } from '../table-store';

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];

/** A table of Carcassonne with the cards; resolves to its id. */
export function startCards(db: TallystickDatabase): Promise<string> {
  const start = { game: 'carcassonne', name: 'Sunday', seats, setup: { firstPlayer: 'ana' }, options: {} };
  return startTable(db, { ...start, addOns: ['christmas-present'] }, 1000);
}

/** A window that has the table open; resolves once it is read. */
export async function windowOn(db: TallystickDatabase, id: string): Promise<TableStore> {
  let time = 2000;
  const store = new TableStore(db, id, () => time++);
  await new Promise<void>((resolve) => {
    store.subscribe(() => store.getSnapshot().status !== 'loading' && resolve());
  });
  return store;
}

/** Draws the card of a deck that is to be the `nth`. */
export const drawing = (deck: 'cloister' | 'road', nth: number, player = 'ana', round = 1): Command => ({
  ...{ do: 'record', place: { round, player } },
  fact: { kind: 'christmas-present/drew', deck, nth },
});

export function cardsIn(store: TableStore): CardView {
  const state = store.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The table is ${state.status}`);
  return (state.table.view as TableView).addOns['christmas-present'] as CardView;
}

export function undoing(store: TableStore): Command {
  const state = store.getSnapshot();
  if (state.status !== 'ready' || state.table.session.undo === null) throw new Error('Nothing to undo');
  return { do: 'undo', step: state.table.session.undo.id };
}
