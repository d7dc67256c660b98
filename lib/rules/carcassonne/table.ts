import type { Entry } from '../entry';
import { type AddOn, type AddOnFact, NO_ADD_ON } from './add-on';
import { tilesInBoxes } from './boxes';
import { refuseSeats } from './decide-setup';
import type { CourseFact, Fact, Setup } from './facts';
import type { GoodsCount } from './goods';
import { goodsTaken, takenBy } from './goods-taken';
import { endOf, type LastCount, lastCountOf, offeredSteps } from './last-count';
import { type Leaving, type Left, leavingsIn, leftOf } from './leaving';
import type { Options } from './options';
import { type LostEntry, type Placed, placeEntries } from './places';
import { type PlayerTotal, playerTotals } from './player-totals';
import type { CarcassonneRefusal } from './refusals';
import { inOrder, type ScoredEntry, scored, withTotals } from './scored-entry';
import { scoreEntries } from './scoring';
import { rank, type Standings } from './standings';
import { STEPS, stepsOf } from './steps';
import { countTiles, type Tiles } from './tiles';
import { nextPlayer, type Turn, turnsOf } from './turns';

/** The turn being played, and who comes after it. */
export type CurrentTurn = Turn & { next: string | null };

/** All that the entries of a table come to. Plain data but for `source`. */
export type TableView = {
  /** Why this cannot be a table; what can be read is read all the same. */
  problem: CarcassonneRefusal | null;
  /** Players in seat order, clockwise. */
  seats: string[];
  options: Options;
  /** Entries that give points: by turn, then the last count step by step (CA-41). */
  entries: ScoredEntry[];
  /** Entries that tell how the game went on, as entered. */
  course: Placed<CourseFact>[];
  players: Record<string, PlayerTotal>;
  standings: Standings;
  /** Null with turn order off. */
  turn: CurrentTurn | null;
  /** All turns up to that one. */
  turns: Turn[];
  tiles: Tiles;
  /** Since which turn each player who left has no turns. */
  left: Left;
  leavings: Leaving[];
  lastCount: LastCount;
  /** Goods tokens that completed cities have given each player so far. */
  goodsTaken: GoodsCount;
  /** The entry with points that was entered last; null: there is none. */
  lastScore: string | null;
  /** Entries that belong nowhere, and why. */
  lost: LostEntry[];
  /** What this was read from: a preview reads it again with a change. */
  source: { setup: Setup; entries: readonly Entry<Fact | AddOnFact>[]; addOn: AddOn };
};

/**
 * Reads a table: points with their reasons, turns, tiles and the last count, from its entries as they stand. Total:
 * whatever the facts hold, what cannot be scored is reported on its entry (CA-46).
 */
export function scoreTable(
  setup: Setup,
  entries: readonly Entry<Fact | AddOnFact>[],
  options: Options = setup.options,
  addOn: AddOn = NO_ADD_ON,
): TableView {
  const seats = [...new Set(setup.players)];
  const { scoring, course, lost } = placeEntries(seats, entries, addOn);
  const leavings = leavingsIn(course);
  const left = leftOf(leavings);
  const turns = turnsOf({ seats, firstPlayer: setup.firstPlayer, left }, course);
  const tiles = countTiles(tilesInBoxes(options) - addOn.tilesOut, course);
  const outcomes = scoreEntries(scoring, { seats, options, addOn });
  const sound = scoring.map(({ entry }) => entry).filter(({ id }) => outcomes.get(id)?.problem === null);
  const taken = goodsTaken(sound);
  const goods = sound.findLast(({ fact }) => fact.kind === 'goods')?.id ?? null;
  const doubtful = { options, ended: endOf(course) !== null, tiles, taken, goods };
  const read = scoring.flatMap((placed) => scored(placed, { outcomes, addOn, doubtful }));
  const ordered = withTotals(inOrder(read, [...STEPS, ...addOn.steps]), seats);
  const steps = offeredSteps([...STEPS, ...addOn.steps], [...stepsOf(options), ...addOn.steps], ordered);
  const players = playerTotals(seats, ordered);
  return {
    problem: refuseSeats(setup),
    seats,
    options,
    entries: ordered,
    course,
    players: Object.fromEntries(players),
    standings: rank([...players].map(([player, { points }]) => ({ player, points }))),
    turn: options.turns === 'on' ? current(turns, seats, left) : null,
    turns,
    tiles,
    left,
    leavings,
    lastCount: lastCountOf(steps, course, ordered),
    goodsTaken: takenBy(taken, seats),
    lastScore: scoring.at(-1)?.entry.id ?? null,
    lost,
    source: { setup, entries, addOn },
  };
}

function current(turns: readonly Turn[], seats: readonly string[], left: Left): CurrentTurn | null {
  const turn = turns.at(-1);
  return turn === undefined ? null : { ...turn, next: nextPlayer({ seats, left }, turn) };
}
