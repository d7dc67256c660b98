import type { TallystickDatabase } from './database';

/**
 * 2026-11-30: the store of a phone leaves its id in localStorage, which lies apart from the database. A database without
 * that id is not the one in which the tables were; whoever deleted all of theirs still has it. Where a browser clears
 * both, nobody can know that something is missing.
 */
const TRACE = 'tallystick.store';

/** Remembers in which store this phone keeps its tables. */
export function leaveTrace(store: string): void {
  try {
    localStorage.setItem(TRACE, store);
  } catch {
    // Without a trace a lost store cannot explain itself; it is lost all the same.
  }
}

/** Whether this phone kept tables in a store that is gone. */
export async function isStoreLost(db: TallystickDatabase): Promise<boolean> {
  const known = trace();
  return known !== null && (await db.device.get('id'))?.value !== known;
}

function trace(): string | null {
  try {
    return localStorage.getItem(TRACE);
  } catch {
    return null;
  }
}
