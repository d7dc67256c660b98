/**
 * Moves places in ascending order apart to at least `gap`: down, and where there is no room below `most`, as far up as it
 * takes. One that has room stays where it is.
 */
export function spreadOut(places: readonly number[], { gap, most }: { gap: number; most: number }): number[] {
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  return down.map((place, nth) => Math.min(place, most - (places.length - 1 - nth) * gap));
}
