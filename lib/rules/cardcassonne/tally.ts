import type { Evening } from './evening';

/** One line of the tally: what moved a player's known total, and the total after it, in points. */
export type TallyLine = {
  what: 'opening' | 'claim' | 'adjustment' | 'chest';
  /** The entry behind it; null for what was brought along, which is part of the table's start. */
  entry: string | null;
  player: string;
  /** Null for what counts in no round. */
  round: number | null;
  points: number;
  sum: number;
};

type Line = Omit<TallyLine, 'sum'>;

/**
 * Everything that makes up the totals of an evening, in the order in which it counts: what was brought along (CC-43), by
 * round adjustments and then claims (CC-05, CC-40), adjustments without a round, opened chests (CC-30). Each player's last
 * sum is the player's total.
 */
export function tallyOf(evening: Evening): TallyLine[] {
  const totals = new Map<string, number>();
  return linesOf(evening).map((line) => {
    const sum = (totals.get(line.player) ?? 0) + line.points;
    totals.set(line.player, sum);
    return { ...line, sum };
  });
}

function linesOf(evening: Evening): Line[] {
  const { seats, players, claims, adjustments } = evening;
  const brought = seats.flatMap((player): Line[] => {
    const points = players[player]?.opening.points ?? 0;
    return points === 0 ? [] : [{ what: 'opening', entry: null, player, round: null, points }];
  });
  const given = adjustments.map(
    ({ entry, player, round, points }): Line => ({ what: 'adjustment', entry: entry.id, player, round, points }),
  );
  const scored = claims.map(
    ({ entry, player, round, score }): Line => ({
      ...{ what: 'claim', entry: entry.id, player, round, points: score?.points ?? 0 },
    }),
  );
  return [...brought, ...byRound([...given, ...scored]), ...chestsOf(evening)];
}

function byRound(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => (one.round ?? Number.MAX_VALUE) - (other.round ?? Number.MAX_VALUE));
}

function chestsOf({ seats, players }: Evening): Line[] {
  return seats.flatMap((player): Line[] => {
    const chest = players[player]?.chest;
    if (!chest?.grouping) return [];
    return [{ what: 'chest', entry: chest.entry.id, player, round: null, points: chest.grouping.points }];
  });
}
