import { carcassonne } from '../carcassonne/module';
import { asGame, joined } from '../joined';
import { benelux } from './module';

/** A table that keeps the chips and nothing else (BX-16). */
export const beneluxAlone = asGame(benelux.id, joined(carcassonne, [benelux]));
