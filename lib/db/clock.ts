/** The clock of this phone: milliseconds since 1970. The one place that asks for it. */
export function now(): number {
  return Date.now();
}
