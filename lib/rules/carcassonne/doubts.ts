import type { AddOnName } from '../add-on';
import type { Box } from './boxes';
import type { Good, Tokens } from './goods';

/** What is unlikely about an entry that stands all the same: a code and the data of its sentence (CA-46). */
export type Doubt =
  /** No follower stands there, so nobody scores (CA-23). */
  | { doubt: 'nobody-scores' }
  /** A completed road or city of one tile, without a map. */
  | { doubt: 'one-tile' }
  | { doubt: 'more-arms-than-tiles'; coatsOfArms: number; tiles: number }
  /** A monastery or garden that is said not to be complete has all tiles around it (CA-19). */
  | { doubt: 'already-complete' }
  /** More tiles than lay on the table in its turn (CA-06). */
  | { doubt: 'more-than-placed'; tiles: number; placed: number }
  /** It belongs to the last count, which has not begun (CA-41). */
  | { doubt: 'before-the-end' }
  /** It needs a box that the table does not play with (CA-45). */
  | { doubt: 'box-missing'; box: Box }
  /** The first farm rule set knows no pigs: they count nothing (CA-32). */
  | { doubt: 'pigs-ignored' }
  /** The goods were counted again, by the entry named: this count gives nothing (CA-37). */
  | { doubt: 'counted-again'; entry: string }
  /** What was counted before a player is less than the completed cities brought (CA-37). */
  | { doubt: 'fewer-goods-than-taken'; player: string; taken: Tokens; counted: Tokens }
  /** All completed cities together brought more of a kind than there is; this is one of them (CA-36). */
  | { doubt: 'more-tokens-than-exist'; good: Good; taken: number; most: number }
  /** One of an add-on, about an entry of its own. */
  | { doubt: AddOnName; data: Readonly<Record<string, string | number>> };
