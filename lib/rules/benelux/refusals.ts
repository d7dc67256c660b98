/** Why a chip cannot be collected or paid: a code, which in the log's terms carries the set's id, and its data. */
export type ChipProblem =
  /** The turn is `onTurn`'s (BX-06). */
  | { code: 'not-on-turn'; player: string | null; onTurn: string | null; turn: number }
  /** The set has no such chip (BX-01). */
  | { code: 'no-such-chip'; colour: string; value: number; most: number }
  /** Under one tile lies one chip at most; `entry` collected it (BX-06). */
  | { code: 'chip-collected'; entry: string }
  /** All chips of the map are collected (BX-03). */
  | { code: 'map-empty'; most: number }
  | { code: 'colour-used-up'; colour: string; most: number }
  /** No more chips of the colour can have that value (BX-02). */
  | { code: 'value-used-up'; colour: string; value: number; most: number }
  | { code: 'no-chip'; colour: string; player: string }
  /** The player's only chip of the colour was collected in this turn (BX-07). */
  | { code: 'chip-of-this-turn'; colour: string; player: string }
  /** A tile was placed already: it lay on the chip that `entry` collected (BX-09). */
  | { code: 'tile-placed'; entry: string }
  /** One tile is placed, so one is taken; `entry` paid for it (BX-09). */
  | { code: 'tile-taken'; entry: string }
  | { code: 'no-such-stack'; stack: number; most: number }
  | { code: 'stack-empty'; colour: string; stack: number };

/** The codes that leave a payment without effect where it stands all the same (BX-14). */
const VOID: readonly ChipProblem['code'][] = [
  'no-such-chip',
  'no-chip',
  'chip-of-this-turn',
  'no-such-stack',
  'stack-empty',
];

export const isVoid = ({ code }: ChipProblem): boolean => VOID.includes(code);
