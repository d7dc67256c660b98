/**
 * How this phone likes to be shown things.
 *
 * 2026-11-29: in localStorage and not in the database, because language and theme must be known before the first paint,
 * and only localStorage answers at once. Losing them harms no table.
 */
export type Preferences = {
  language: 'auto' | 'en' | 'ro';
  theme: 'auto' | 'parchment' | 'candlelight';
  text: 'small' | 'normal' | 'large';
  hand: 'right' | 'left';
  /** Whether the screen stays on while a table is open. */
  wakeLock: boolean;
  /** Whether the phone shakes briefly after an entry. */
  vibration: boolean;
};

export const PREFERENCES_KEY = 'tallystick.preferences';

const defaults: Preferences = {
  language: 'auto',
  theme: 'auto',
  text: 'normal',
  hand: 'right',
  wakeLock: true,
  vibration: true,
};

const listeners = new Set<() => void>();
let known: Preferences | null = null;

/** The preferences of this phone. The same object until one changes. */
export function preferences(): Preferences {
  known ??= { ...defaults, ...stored() };
  return known;
}

/** Changes some, for this and later visits. */
export function prefer(changes: Partial<Preferences>): void {
  known = { ...preferences(), ...changes };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(known));
  } catch {
    // A browser that stores nothing still shows what was chosen until it is closed.
  }
  tell();
}

if (typeof window !== 'undefined') window.addEventListener('storage', followOtherWindow);

/** The key is null where all of it was cleared. */
function followOtherWindow({ key }: StorageEvent): void {
  if (key !== PREFERENCES_KEY && key !== null) return;
  known = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, in this window or another. Returns how to stop. */
export function onPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}
