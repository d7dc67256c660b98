import type { BaseModule } from '../add-on';
import type { Summary } from '../module';
import type { CarcassonneTypes } from './add-on';
import { refuseAnyPlace, refuseFact } from './decide';
import { refuseChangedOptions } from './decide-setup';
import { parseFact, parseSetup } from './schemas';
import { scoreTable, type TableView } from './table';

/** The version of these rules: raised when the same facts come to other points. */
const VERSION = 1;

/** Carcassonne, as the rest of the app knows it. */
export const carcassonne: BaseModule<CarcassonneTypes> = {
  id: 'carcassonne',
  version: VERSION,
  readSetup: (raw, players, options) => parseSetup({ ...(raw as object), players, options }),
  readFact: parseFact,
  view: (setup, entries) => scoreTable(setup, entries),
  viewWith: (setup, entries, readers) => scoreTable(setup, entries as Entries, setup.options, readers),
  summary,
  refuse: refuseFact,
  refusePlace: refuseAnyPlace,
  refuseOptions: refuseChangedOptions,
};

/** Facts of the base and of add-ons, each read by its own module before. */
type Entries = Parameters<typeof scoreTable>[1];

/** Nobody knows how many turns there will be: the tiles left say how far the game is. */
function summary({ turn, tiles, options, seats, players, standings }: TableView): Summary {
  const isShown = tiles.counted && options.countdown === 'shown';
  return {
    round: turn?.turn ?? 0,
    rounds: 0,
    ...(isShown ? { tilesLeft: tiles.left } : {}),
    players: seats.map((player) => {
      const { points = 0, byReason } = players[player] ?? {};
      return { player, points, waits: false, rank: standings.ranks[player] ?? 0, byReason: { ...byReason } };
    }),
    winners: standings.winners,
  };
}
