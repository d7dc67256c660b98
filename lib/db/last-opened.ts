/** In localStorage, as the preferences are: only that answers before the store is opened, and at once. */
const OPENED = 'tallystick.schema';

/** Remembers of which version the store of this phone is, once it is opened. */
export function rememberOpened(version: number): void {
  try {
    if (lastOpened() !== version) localStorage.setItem(OPENED, String(version));
  } catch {
    // Not remembered, it is asked of the browser each time.
  }
}

/** Of which version the store was when it was last opened here; 0 where that is not known. */
export function lastOpened(): number {
  try {
    return Number(localStorage.getItem(OPENED)) || 0;
  } catch {
    return 0;
  }
}
