/**
 * One of 0 to `among` - 1 (at most 256), each as likely as the others. `byte` gives a random number from 0 to 255. A byte
 * beyond the last full run of `among` is thrown away: folded in, it would favour the first ones.
 */
export function lot(among: number, byte: () => number): number {
  const fair = 256 - (256 % among);
  for (;;) {
    const drawn = byte();
    if (drawn < fair) return drawn % among;
  }
}
