import { carcassonne } from '../carcassonne/module';
import { asGame, joined } from '../joined';
import { christmasPresent } from './module';

const decks = asGame(christmasPresent.id, joined(carcassonne, [christmasPresent]));

/** A table that keeps the decks and nothing else. The score is kept on the board, so nobody leads or wins here. */
export const decksAlone: typeof decks = {
  ...decks,
  summary: (view) => ({ ...decks.summary(view), players: [], winners: [] }),
};
