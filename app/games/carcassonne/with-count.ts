import type { Seat } from '@/lib/sessions/events';

/** The same counts with one of them changed, in seat order; who has none is left out. */
export function withCount(
  counts: Readonly<Record<string, number>>,
  seats: readonly Seat[],
  player: string,
  count: number,
): Record<string, number> {
  const changed = { ...counts, [player]: count };
  return Object.fromEntries(
    seats.flatMap((seat): [string, number][] => {
      const own = changed[seat.player] ?? 0;
      return own === 0 ? [] : [[seat.player, own]];
    }),
  );
}
