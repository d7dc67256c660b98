/**
 * Measures subjects in turn, A B A B …, so that whatever else the machine does falls on all of them alike. Every sample
 * counts, the first one too.
 *
 * @template T
 * @param {number} rounds
 * @param {Record<string, () => Promise<T>>} subjects
 * @returns {Promise<Record<string, T[]>>}
 */
export async function interleave(rounds, subjects) {
  /** @type {Record<string, T[]>} */
  const samples = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(subjects)) samples[name]?.push(await measure());
  }
  return samples;
}
