import { addOnOptions } from '../carcassonne/add-on-options';
import { firstPlayer } from '../seating';
import type { Prepare } from '../start-planned';

/** A table of the chips alone: nobody counts its tiles, and a builder may give a second one. */
const KEPT = { turns: 'on', map: 'yes', tradersAndBuilders: 'yes', countdown: 'hidden', track: 'hidden' };

const prepare: Prepare = async ({ seating, options }) => ({
  setup: { firstPlayer: firstPlayer(seating)?.player ?? null },
  options: { ...KEPT, ...addOnOptions(options, ['benelux']) },
});

export default prepare;
