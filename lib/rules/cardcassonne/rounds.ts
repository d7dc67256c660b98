/** The rounds that a table scores: from the first (1, unless the table starts late) to the last. */
export type Rounds = { firstRound: number; rounds: number };

/** The numbers of the rounds that a table scores, ascending. */
export const roundsOf = ({ firstRound, rounds }: Rounds): number[] =>
  Array.from({ length: Math.max(0, rounds - firstRound + 1) }, (_, index) => firstRound + index);

/** Whether a table scores a round of that number. */
export const isRound = ({ firstRound, rounds }: Rounds, round: number | undefined): round is number =>
  round !== undefined && Number.isInteger(round) && round >= firstRound && round <= rounds;
