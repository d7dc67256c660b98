/** How the followers on a feature compare, for words like "2 to 2: Ana and Ștefan both score in full". */
export type Majority = {
  /** Everybody with a follower there, the strongest first. */
  strengths: { player: string; strength: number }[];
  /** Whoever scores, each in full; nobody where no follower stands (CA-21, CA-23). */
  winners: string[];
  /** Whether several share it. */
  tie: boolean;
  /** Whoever was tied before an advantage settled it; null where none did (CA-25). */
  settled: string[] | null;
};

/**
 * Who has the majority. `followers`: strength by player, a big follower counted as 2. `advantage`: players who count one
 * follower more if they are tied (CA-25).
 */
export function majorityOf(followers: Readonly<Record<string, number>>, advantage: readonly string[] = []): Majority {
  const strengths = Object.entries(followers)
    .map(([player, strength]) => ({ player, strength }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength);
  const most = strengths.filter(({ strength }) => strength === strengths[0]?.strength).map(({ player }) => player);
  const ahead = most.filter((player) => advantage.includes(player));
  const winners = ahead.length > 0 ? ahead : most;
  const isSettled = ahead.length > 0 && ahead.length < most.length;
  return { strengths, winners, tie: winners.length > 1, settled: isSettled ? most : null };
}
