import type { Setup } from './facts';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type Options } from './options';
import { LEAST_PLAYERS, MOST_PLAYERS } from './players';
import type { CarcassonneRefusal } from './refusals';

/** Why a table cannot start like this; null: it can (CA-01, CA-03, CA-44). */
export function refuseSetup(setup: Setup): CarcassonneRefusal | null {
  const { players, firstPlayer, options } = setup;
  const refusal = refuseSeats(setup);
  if (refusal !== null) return refusal;
  if (firstPlayer === null && options.turns === 'on') return { refused: 'first-player-missing' };
  return firstPlayer === null || players.includes(firstPlayer)
    ? refuseOptions(options)
    : { refused: 'unknown-player', player: firstPlayer };
}

/** Why these people cannot play together; null: they can (CA-01). */
export function refuseSeats({ players }: Pick<Setup, 'players'>): CarcassonneRefusal | null {
  if (players.length < LEAST_PLAYERS || players.length > MOST_PLAYERS) {
    return { refused: 'players', players: players.length, least: LEAST_PLAYERS, most: MOST_PLAYERS };
  }
  const twice = players.find((player, seat) => players.indexOf(player) !== seat);
  return twice === undefined ? null : { refused: 'player-twice', player: twice };
}

/** Refuses an option value that this module does not name (CA-44). */
export function refuseOptions(options: Options): CarcassonneRefusal | null {
  for (const option of OPTION_NAMES) {
    const [value, values] = [options[option], OPTION_VALUES[option] as readonly string[]];
    if (!values.includes(value)) return { refused: 'unknown-option', option, value };
  }
  return null;
}

/** Refuses a change of options that names one, or a value, which this module does not have (CA-44). */
export function refuseChangedOptions(change: Readonly<Record<string, string>>): CarcassonneRefusal | null {
  const strange = Object.entries(change).find(([option]) => !OPTION_NAMES.some((name) => name === option));
  if (strange !== undefined) return { refused: 'unknown-option', option: strange[0], value: strange[1] };
  return refuseOptions({ ...DEFAULT_OPTIONS, ...change });
}
