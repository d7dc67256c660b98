/** Spaces of the score track (CA-43). */
export const TRACK_SPACES = 50;

/** Where a follower stands on the track: its space, 0 to 49, and how often it went round; below 0 a lap is owed. */
export function trackPlace(points: number): { space: number; laps: number } {
  const laps = Math.floor(points / TRACK_SPACES);
  return { space: points - laps * TRACK_SPACES, laps };
}
