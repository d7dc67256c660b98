import { isRefusal } from '../entry';
import type { PlayArea } from './animals';
import { COLOURS, perColour } from './colours';
import { ANIMALS, BUILDINGS, dealFor, JOKERS, LARGEST_KIND } from './deck';
import type { Colour, Opening, PlayerOpening, Setup } from './facts';
import type { CardcassonneRefusal, OpeningRefusal } from './refusals';
import { isRound } from './rounds';

/** Every building and building joker of the box. */
const MOST_IN_CHESTS = 4 * BUILDINGS + JOKERS.building;

/** What a player brings to a table that starts with its first round. */
export const nothingBrought = (): PlayerOpening => ({
  points: 0,
  animals: perColour(() => 0),
  waitingJokers: 0,
  chest: 0,
});

/** What a player brings to the first round scored here: nothing, unless the table started late (CC-43). */
export function openingOf({ opening }: Setup, player: string): PlayerOpening {
  const brought = opening && Object.hasOwn(opening.players, player) ? opening.players[player] : undefined;
  return brought ?? nothingBrought();
}

/** The play area that a player brings. */
export const openingArea = ({ animals, waitingJokers }: PlayerOpening): PlayArea => ({
  animals: { ...animals },
  waitingJokers,
});

/**
 * Refuses a late start that cannot be: a round or a player that the table does not have, what is no whole number or
 * less than nothing, and more than the box holds, one by one or all together (CC-43, CC-44).
 */
export function refuseOpening({ players, opening }: Setup): CardcassonneRefusal | null {
  const deal = dealFor(players.length);
  if (opening === undefined || isRefusal(deal)) return null;
  const { rounds } = deal;
  if (!isRound({ firstRound: 1, rounds }, opening.round)) {
    return { refused: 'no-such-round', round: opening.round, rounds, first: 1 };
  }
  const stranger = Object.keys(opening.players).find((player) => !players.includes(player));
  if (stranger !== undefined) return { refused: 'unknown-player', player: stranger };
  return refusePlayers(opening) ?? refuseTogether(Object.values(opening.players));
}

function refusePlayers({ players }: Opening): OpeningRefusal | null {
  for (const [player, { points, animals, waitingJokers, chest }] of Object.entries(players)) {
    const refusal =
      refuseCount('points', points, null, player) ??
      COLOURS.reduce<OpeningRefusal | null>(
        (refused, colour) => refused ?? refuseCount('animals', animals[colour], LARGEST_KIND, player, colour),
        null,
      ) ??
      refuseCount('waiting-jokers', waitingJokers, JOKERS.animal, player) ??
      refuseCount('chest', chest, MOST_IN_CHESTS, player);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Animals of a kind beyond the nine of its colour are jokers, whoever has them. */
function refuseTogether(brought: readonly PlayerOpening[]): OpeningRefusal | null {
  const sum = (of: (opening: PlayerOpening) => number) => brought.reduce((total, each) => total + of(each), 0);
  const joined = COLOURS.map((colour) => Math.max(0, sum(({ animals }) => animals[colour]) - ANIMALS));
  const jokers = joined.reduce(
    (total, each) => total + each,
    sum(({ waitingJokers }) => waitingJokers),
  );
  return (
    refuseCount('jokers', jokers, JOKERS.animal, null) ??
    refuseCount(
      'chest',
      sum(({ chest }) => chest),
      MOST_IN_CHESTS,
      null,
    )
  );
}

function refuseCount(
  of: OpeningRefusal['of'],
  given: number,
  most: number | null,
  player: string | null,
  colour: Colour | null = null,
): OpeningRefusal | null {
  if (Number.isInteger(given) && given >= 0 && given <= (most ?? given)) return null;
  return { refused: 'opening-out-of-bounds', of, player, colour, given, least: 0, most };
}
