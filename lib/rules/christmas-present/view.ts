import type { Gain } from '../carcassonne';
import type { Lying } from './lying';
import type { CardOptions } from './options';
import type { Places } from './places';
import type { MoveRefusal } from './refusals';
import type { Moment } from './timing';

/** Points that a lock keeps back until the end, with their reasons (XP-24). `label`: of the feature; null for a line. */
export type Waiting = { entry: string; labels: string[]; gains: Gain[] };

/** What the cards come to at a table. Plain data. */
export type CardView = {
  options: CardOptions;
  places: Places;
  moment: Moment;
  /** What lay on the features and fields of entries that say so. */
  lyingOn: Record<string, readonly Lying[]>;
  /** What waits for the end of the game; nothing once it has ended. */
  waiting: Waiting[];
  /** Entries that moved no card, and why (XP-31). */
  problems: Record<string, MoveRefusal>;
};
