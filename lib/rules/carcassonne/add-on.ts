import type { AddOnFact, AddOnName, Reader } from '../add-on';
import type { Doubt } from './doubts';
import type { Fact, Setup } from './facts';
import type { LastCount } from './last-count';
import type { Left } from './leaving';
import type { Options } from './options';
import type { Placed } from './places';
import type { Rate } from './rates';
import type { Gain } from './reasons';
import type { TableView } from './table';
import type { CurrentTurn, Turn } from './turns';

export { type AddOnFact, isAddOnFact } from '../add-on';

/** What the add-on's own rules make of one of its entries. `category`: under which its points are summed up. */
export type AddOnScore = { category: AddOnName; step: AddOnName | null; gains: Gain[]; doubts: Doubt[] };

/**
 * What an add-on changes about one feature or field of the base. `advantage`: players who count one follower more if
 * they are tied (CA-25). `rates`: another rate for a player who scores the feature; the others score as usual. `step`:
 * the step of the last count in which its points are given, however early it was scored; null: in its turn, even where
 * it is unfinished. `waits`: they are not given yet.
 */
export type Touch = {
  advantage?: readonly string[];
  rates?: Readonly<Record<string, (rate: Rate) => Rate>>;
  step?: AddOnName | null;
  waits?: boolean;
};

/** A tile that was placed and did not come from the stacks. */
export type Elsewhere = { turn: number; second: boolean };

/**
 * What an add-on brings to the reading of a table (CA-48): scores of its entries and touches of the base's by their
 * ids, steps after those of the base in the last count, tiles of the boxes that are not in the stacks, for which turns a
 * tile came from elsewhere, such as one of those (`second`: for a builder's tile), and in which turns a tile was drawn and
 * left the game.
 */
export type Brings = {
  scores: ReadonlyMap<string, AddOnScore>;
  touches: ReadonlyMap<string, Touch>;
  steps: readonly AddOnName[];
  tilesOut: number;
  fromElsewhere: readonly Elsewhere[];
  tilesLost: readonly number[];
};

export const BRINGS_NOTHING: Brings = {
  scores: new Map(),
  touches: new Map(),
  steps: [],
  tilesOut: 0,
  fromElsewhere: [],
  tilesLost: [],
};

/** The table as far as it has been read when its add-ons are asked: nothing is scored yet. */
export type Played = {
  /** Players in seat order, clockwise. */
  seats: readonly string[];
  options: Options;
  /** All turns up to the one being played. */
  turns: readonly Turn[];
  /** Null with turn order off. */
  turn: CurrentTurn | null;
  left: Left;
  /** The entry that says that the game has ended. */
  ended: LastCount['begun'];
  /** The entries of the base and of all add-ons in their turns, as entered. */
  entries: readonly Placed<Fact | AddOnFact>[];
};

/** The types that Carcassonne has in common with its add-ons. */
export type CarcassonneTypes = { setup: Setup; fact: Fact; view: TableView; played: Played; brings: Brings };

export type CarcassonneReader = Reader<CarcassonneTypes>;

/** What several add-ons bring together. Of one feature's touches all hold: rates follow each other, the last step counts. */
export function together(all: readonly Brings[]): Brings {
  return {
    scores: new Map(all.flatMap(({ scores }) => [...scores])),
    touches: all.flatMap(({ touches }) => [...touches]).reduce(withTouch, new Map()),
    steps: [...new Set(all.flatMap(({ steps }) => steps))],
    tilesOut: all.reduce((sum, { tilesOut }) => sum + tilesOut, 0),
    fromElsewhere: all.flatMap(({ fromElsewhere }) => fromElsewhere),
    tilesLost: all.flatMap(({ tilesLost }) => tilesLost),
  };
}

function withTouch(touches: Map<string, Touch>, [entry, touch]: readonly [string, Touch]): Map<string, Touch> {
  const before = touches.get(entry);
  return touches.set(entry, before === undefined ? touch : both(before, touch));
}

function both(one: Touch, other: Touch): Touch {
  const rates = { ...one.rates };
  for (const [player, change] of Object.entries(other.rates ?? {})) {
    const before = rates[player];
    rates[player] = before === undefined ? change : (rate) => change(before(rate));
  }
  return { ...one, ...other, rates, advantage: [...(one.advantage ?? []), ...(other.advantage ?? [])] };
}
