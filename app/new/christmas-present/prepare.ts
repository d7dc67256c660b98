import { addOnOptions } from '../carcassonne/add-on-options';
import { firstPlayer } from '../seating';
import type { Prepare } from '../start-planned';

/** A table of the decks alone: nobody counts its tiles, and there is no track. */
const KEPT = { turns: 'on', countdown: 'hidden', track: 'hidden' };

const prepare: Prepare = async ({ seating, options }) => ({
  setup: { firstPlayer: firstPlayer(seating)?.player ?? null },
  options: { ...KEPT, ...addOnOptions(options, ['christmas-present']) },
});

export default prepare;
