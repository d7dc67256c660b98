/** The tile that lies beside a player with this many points: taken on passing 100, turned on passing 200 (CC-37). */
export function trackTile(points: number): 100 | 200 | null {
  if (points > 200) return 200;
  return points > 100 ? 100 : null;
}
