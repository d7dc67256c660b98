import { Dexie } from 'dexie';
import type { TallystickDatabase } from './database';
import { STORE_NAME } from './schema';

type Rooms = Pick<TallystickDatabase, 'events' | 'tableRows' | 'bin' | 'people' | 'device'>;

/** The store in whatever version it is: what came after version 1 may not be there yet. */
export type AnyStore = Pick<Dexie, 'transaction' | 'tables'> & Rooms & Partial<Pick<TallystickDatabase, 'sealed'>>;

/** Asks the store of this phone for something without lifting it. Rejects where there is none. */
export async function askAsItIs<T>(ask: (store: AnyStore) => Promise<T>): Promise<T> {
  // Without a version of its own Dexie opens what is there, and learns the rooms from it.
  const db = await new Dexie(STORE_NAME).open();
  const rooms = Object.fromEntries(db.tables.map((room) => [room.name, room]));
  try {
    return await ask(Object.assign(db, rooms) as unknown as AnyStore);
  } finally {
    db.close();
  }
}
