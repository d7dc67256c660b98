/** Where an entry counts: in which round (1 and up), and for whom. Its position in the log does not matter. */
export type Place = { round?: number; player?: string };

/** One fact as it stands now, after amendments and undo, in the order in which it was first entered. */
export type Entry<F> = { id: string; place: Place; fact: F };

/** A refusal is a code with data; the screen turns it into a sentence in the chosen language. */
export type Refusal<C extends string = string> = { refused: C; [data: string]: unknown };

/** Whether an answer is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
