import { preferences } from '../db/preferences';

const SHORT = 15;

/** A short shake, felt by the hand that made an entry, unless it is turned off. Where a phone cannot, nothing happens. */
export function vibrate(): void {
  if (preferences().vibration) navigator.vibrate?.(SHORT);
}
