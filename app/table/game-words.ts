import type { Query } from '@/app/session/address';
import type { Refusal } from '@/lib/rules/entry';
import type { StepEvent } from '@/lib/sessions/events';
import type { Translate } from './words';

export type NameOf = (player: string) => string;

/** A refusal as a sentence: the fact, what follows from it, and the way to the entry that would have to change. */
export type RefusalText = {
  fact: string;
  text: string;
  /** `instead`: it takes the place of what was refused, which cannot be entered any more. */
  amend?: { label: string; at: string; query: Query; instead?: boolean };
};

/** What only the game itself can put into words. */
export type GameWords<V> = {
  /** What a step of the log did, short enough for the undo button: "Ana +39". */
  step(t: Translate, step: StepEvent, view: V, nameOf: NameOf): string;
  /** What is still to be said of a step that was taken back; null: nothing. */
  undone?(t: Translate, step: StepEvent, view: V, nameOf: NameOf): string | null;
  refusal(t: Translate, refusal: Refusal, nameOf: NameOf): RefusalText;
};
