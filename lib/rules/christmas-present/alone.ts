import { carcassonne } from '../carcassonne/module';
import { asGame, joined } from '../joined';
import { christmasPresent } from './module';

/** A table that keeps the decks and nothing else: the score is kept on the board. */
export const decksAlone = asGame(christmasPresent.id, joined(carcassonne, [christmasPresent]));
