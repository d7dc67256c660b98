import type { TallystickDatabase } from './database';
import { write } from './write';

/** What the store itself needs to be known by: its version, and whose store it is. */
const OF_THE_STORE = ['schema', 'id'];

/**
 * Erases for good whatever people brought into this phone: tables, the bin, secrets, names, drafts, copied values. All
 * of it or, where the store refuses, nothing. The store is the same one afterwards, so nobody is told that it was lost.
 */
export async function eraseEverything(db: TallystickDatabase): Promise<void> {
  const rooms = [db.events, db.sealed, db.tableRows, db.bin, db.people, db.drafts];
  await write(db, rooms, async () => {
    for (const room of rooms) await room.clear();
    await db.device.where('key').noneOf(OF_THE_STORE).delete();
  });
}
