import type { TableView } from './table';

/** Everybody's points at some moment: at the end of a round, or (null) after that. */
export type Moment = { round: number | null; totals: Record<string, number> };

/**
 * Everybody's points after each round that was begun, then after the last count if it gave any; without turns, after
 * each entry. For a chart.
 */
export function totalsByRound({
  seats,
  entries,
  turns,
  turn,
}: Pick<TableView, 'seats' | 'entries' | 'turns' | 'turn'>) {
  if (turn === null) return entries.map(({ totals }): Moment => ({ round: null, totals }));
  const played = entries.filter(({ step }) => step === null);
  const rounds = new Map(turns.map(({ turn: number, round }) => [number, round]));
  const ends = new Map<number, Record<string, number>>();
  for (const { turn: number, totals } of played) ends.set(rounds.get(number ?? 1) ?? turn.round, totals);
  let totals: Record<string, number> = Object.fromEntries(seats.map((player) => [player, 0]));
  const moments = Array.from({ length: turn.round }, (_, index): Moment => {
    totals = ends.get(index + 1) ?? totals;
    return { round: index + 1, totals };
  });
  const last = entries.at(-1);
  return last === undefined || last.step === null ? moments : [...moments, { round: null, totals: last.totals }];
}
