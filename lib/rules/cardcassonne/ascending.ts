/** Numbers without repetition, ascending. */
export const ascending = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);
