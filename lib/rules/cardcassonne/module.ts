import type { GameModule, Summary } from '../module';
import { refuseChangedOptions, refuseFact } from './decide';
import { type Evening, scoreEvening } from './evening';
import type { Fact, Setup } from './facts';
import { parseFact, parseSetup } from './schemas';

/** The version of these rules: raised when the same facts come to other points. */
const VERSION = 1;

/** Cardcassonne, as the rest of the app knows it. */
export const cardcassonne: GameModule<Setup, Fact, Evening> = {
  id: 'cardcassonne',
  version: VERSION,
  readSetup: (raw, players, options) => parseSetup({ ...(raw as object), players, options }),
  readFact: parseFact,
  view: scoreEvening,
  summary,
  refuse: refuseFact,
  refuseOptions: refuseChangedOptions,
};

function summary(evening: Evening): Summary {
  const { ranks, winners } = evening.standings;
  return {
    round: evening.currentRound,
    rounds: evening.rounds,
    players: evening.seats.map((player) => {
      const own = evening.players[player];
      return {
        player,
        points: own?.points ?? 0,
        waits: (own?.missing.length ?? 0) > 0,
        rank: ranks[player] ?? 0,
        byReason: { ...own?.byReason },
      };
    }),
    winners,
  };
}
