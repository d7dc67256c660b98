/** Numbers without repetition, ascending. */
export const ascending = (numbers: readonly number[]): number[] =>
  numbers.toSorted((one, other) => one - other).filter((number, index, sorted) => number !== sorted[index - 1]);
