import type { Entry } from '../entry';
import { type AddOnFact, type Brings, type CarcassonneReader, together } from './add-on';
import { tilesInBoxes } from './boxes';
import { refuseSeats } from './decide-setup';
import type { Doubtful } from './doubt-entries';
import type { CourseFact, Fact, ScoringFact, Setup } from './facts';
import type { GoodsCount } from './goods';
import { goodsTaken, takenBy } from './goods-taken';
import { endOf, type LastCount, lastCountOf } from './last-count';
import { type Leaving, type Left, leavingsIn, leftOf } from './leaving';
import type { Options } from './options';
import { courseOf, type LostEntry, type Placed, placeEntries, scoringOf } from './places';
import { type PlayerTotal, playerTotals } from './player-totals';
import type { CarcassonneRefusal } from './refusals';
import { inOrder, ledgerOf, type ScoredEntry, scored } from './scored-entry';
import { scoreEntries } from './scoring';
import { rank, type Standings } from './standings';
import { STEPS, stepsOf } from './steps';
import { countTiles, type Tiles } from './tiles';
import { type CurrentTurn, currentTurn, type Turn, turnsOf } from './turns';

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
  /** Entries of add-ons that give no points, as entered. */
  beside: Placed<AddOnFact>[];
  /** What each add-on makes of the table, by its id: only its own screens read it. */
  addOns: Readonly<Record<string, unknown>>;
  /** Entries that belong nowhere, and why. */
  lost: LostEntry[];
  /** What this was read from: a preview reads it again with a change. */
  source: { setup: Setup; entries: readonly Entry<Fact | AddOnFact>[]; readers: readonly CarcassonneReader[] };
};

/**
 * Reads a table: points with their reasons, turns, tiles and the last count, from its entries as they stand. Total:
 * whatever the facts hold, what cannot be scored is reported on its entry (CA-46). `readers`: the add-ons at the table.
 */
export function scoreTable(
  setup: Setup,
  entries: readonly Entry<Fact | AddOnFact>[],
  options: Options = setup.options,
  readers: readonly CarcassonneReader[] = [],
): TableView {
  const seats = [...new Set(setup.players)];
  const { placed, lost } = placeEntries(seats, entries);
  const course = courseOf(placed);
  const played = { ...readCourse(setup, course, { seats, options }), ended: endOf(course) };
  const read = readers.map(({ id, read }) => ({ id, ...read({ seats, options, ...played, entries: placed }) }));
  const addOn = together(read.map(({ brings }) => brings));
  const table = { seats, options, addOn };
  const { scoring, beside } = scoringOf(placed, addOn);
  const inStacks = tilesInBoxes(options) - addOn.tilesOut;
  const tiles = countTiles(inStacks, course, options.turns === 'on', {
    elsewhere: addOn.fromElsewhere,
    lost: addOn.tilesLost,
  });
  const { ledger, taken } = readLedger(scoring, table, { tiles, ended: played.ended !== null });
  const players = playerTotals(seats, ledger);
  const { turn, turns, left, leavings } = played;
  return {
    problem: refuseSeats(setup),
    ...{ seats, options, course, turn, turns, left, leavings, tiles, beside, lost },
    entries: ledger,
    players: Object.fromEntries(players),
    standings: rank([...players].map(([player, { points }]) => ({ player, points }))),
    lastCount: lastCountOf(offeredSteps(table, ledger), course, ledger),
    goodsTaken: takenBy(taken, seats),
    lastScore: scoring.at(-1)?.entry.id ?? null,
    addOns: Object.fromEntries(read.map(({ id, view }) => [id, view])),
    source: { setup, entries, readers },
  };
}

type Table = { seats: readonly string[]; options: Options; addOn: Brings };

/** How the game has gone on. */
function readCourse({ firstPlayer }: Setup, course: TableView['course'], { seats, options }: Omit<Table, 'addOn'>) {
  const leavings = leavingsIn(course);
  const left = leftOf(leavings);
  const turns = turnsOf({ seats, firstPlayer, left }, course);
  const turn = options.turns === 'on' ? currentTurn(turns, { seats, left }) : null;
  return { turn, turns, left, leavings };
}

/** What the entries give, in the order of the ledger, and what they took of the goods. */
function readLedger(
  scoring: readonly Placed<ScoringFact | AddOnFact>[],
  table: Table,
  played: Pick<Doubtful, 'tiles' | 'ended'>,
) {
  const outcomes = scoreEntries(scoring, table);
  const sound = scoring.map(({ entry }) => entry).filter(({ id }) => outcomes.get(id)?.problem === null);
  const taken = goodsTaken(sound);
  const goods = sound.findLast(({ fact }) => fact.kind === 'goods')?.id ?? null;
  const ordered = inOrder(scored(scoring, outcomes, table.addOn), [...STEPS, ...table.addOn.steps]);
  const ledger = ledgerOf(ordered, table, { options: table.options, ...played, taken, goods });
  return { ledger, taken };
}

/** The steps that the boxes and add-ons offer, and any other that entries belong to, in their order (CA-40). */
function offeredSteps({ options, addOn }: Table, ledger: readonly ScoredEntry[]): string[] {
  const offered: string[] = [...stepsOf(options), ...addOn.steps];
  const used = new Set(ledger.map(({ step }) => step));
  return [...STEPS, ...addOn.steps].filter((step) => offered.includes(step) || used.has(step));
}
