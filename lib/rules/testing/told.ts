/** As much of a table as every game's sentences need: who sits there, and how its game reads it. */
export type Told<V> = {
  seats: readonly { player: string; name: string; colour: string }[];
  session: { finished: boolean; takenBack: number };
  view: V | null;
};

/** A sentence about a table: what it must look like, and what is true of the table in the same words. */
export type Sentence<V> = [RegExp, (table: Told<V>, ...words: string[]) => string];

/** Words as a sentence lists them: Ana, Bob and Eva. */
export const list = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export function viewOf<V>({ view }: Told<V>): V {
  if (view === null) throw new Error('The table cannot be read');
  return view;
}

export const nameOf = ({ seats }: Pick<Told<unknown>, 'seats'>, player: string | null): string =>
  seats.find((seat) => seat.player === player)?.name ?? 'nobody';

export function idOf({ seats }: Pick<Told<unknown>, 'seats'>, name: string): string {
  const seat = seats.find((each) => each.name === name);
  if (seat === undefined) throw new Error(`Nobody is called ${name}`);
  return seat.player;
}

/** What is true of the table, said in the words of the sentence; the same sentence if that is true. */
export function truthAmong<V>(sentences: readonly Sentence<V>[], table: Told<V>, sentence: string): string {
  for (const [pattern, truth] of sentences) {
    const match = pattern.exec(sentence);
    if (match !== null) return truth(table, ...match.slice(1));
  }
  throw new Error(`No table can be asked whether "${sentence}"`);
}
