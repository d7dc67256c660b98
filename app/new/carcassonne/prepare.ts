import { refuseSetup } from '@/lib/rules/carcassonne/decide-setup';
import { chosenAddOns } from '../add-ons';
import { firstPlayer } from '../seating';
import type { Prepare } from '../start-planned';
import { addOnOptions } from './add-on-options';
import { plannedOptions } from './planned-options';

/** With turn order off nobody has to be first, but whoever is stands by if it is kept after all. */
const prepare: Prepare = async (plan) => {
  const { seating } = plan;
  const addOns = chosenAddOns('carcassonne', plan.addOns);
  const options = plannedOptions(plan);
  const setup = { firstPlayer: firstPlayer(seating)?.player ?? null };
  const refusal = refuseSetup({ players: seating.seats.map((seat) => seat.player), options, ...setup });
  return refusal ? null : { setup, options: { ...options, ...addOnOptions(plan.options, addOns) }, addOns };
};

export default prepare;
