import { database } from '@/lib/db/database';
import { knownScoringCard } from '@/lib/db/scoring-card';
import { refuseSetup } from '@/lib/rules/cardcassonne/decide';
import type { Opening, Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS } from '@/lib/rules/cardcassonne/options';
import type { Seat } from '@/lib/sessions/events';
import { firstDealer } from '../seating';
import type { Prepare } from '../start-planned';

/** Null where a late start cannot be: together that is more than the box holds. */
const prepare: Prepare = async ({ seating, opening, ...plan }) => {
  const options: Options = { ...DEFAULT_OPTIONS, ...plan.options };
  const setup = {
    firstDealer: firstDealer(seating)?.player ?? '',
    scoringCard: await knownScoringCard(database()),
    ...(opening ? { opening: ofSeats(opening, seating.seats) } : {}),
  };
  const refusal = refuseSetup({ players: seating.seats.map((seat) => seat.player), options, ...setup });
  return refusal ? null : { setup, options };
};

export default prepare;

/** What those bring who are still at the table. */
function ofSeats({ round, players }: Opening, seats: readonly Seat[]): Opening {
  const kept = seats.flatMap(({ player }) => {
    const brought = players[player];
    return brought ? [[player, brought] as const] : [];
  });
  return { round, players: Object.fromEntries(kept) };
}
