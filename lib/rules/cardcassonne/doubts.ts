import type { CardSort } from './box';
import type { Chest, Colour } from './facts';
import type { ColouredKind } from './refusals';

/** What is unlikely about an entry that stands all the same: a code and the data of its sentence (CC-36). */
export type Doubt =
  /** The player already has a claim in this round: the entry named. Both count. */
  | { doubt: 'second-claim'; round: number; player: string; entry: string }
  /** The module chose where the jokers went; `written` is what the claim says, null when it says nothing. */
  | { doubt: 'jokers-suggested'; written: Colour[] | null; applied: Colour[] }
  /** The claims of the table use more of a sort of card than the box holds; this is one of them. */
  | { doubt: 'more-than-exist'; sort: CardSort; limit: number; claimed: number }
  /** Cards of unknown colour that, whatever their colours, cannot all exist; this claim has one of them. */
  | { doubt: 'unknown-colours'; kind: ColouredKind; value: 1 | 2 | 3 | null }
  /** By the end of this round more cards were claimed than had been laid. */
  | { doubt: 'more-than-laid'; round: number; laid: number; claimed: number }
  /** The player plays no more since `round`, as the entry named says, and this claim is of that round or a later one. */
  | { doubt: 'claim-after-leaving'; player: string; round: number; entry: string }
  /** The opened chest is not what the claims put under it and so many cards of `unknown` kind from before the start. */
  | { doubt: 'chest-differs'; expected: Chest; unknown: number; counted: Chest }
  /** The opened chests together hold more of a sort than the box. */
  | { doubt: 'chests-exceed-box'; sort: CardSort; limit: number; counted: number };
