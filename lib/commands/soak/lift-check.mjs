import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('../../db/testing/make-store.mjs').FrozenStore} FrozenStore */
/** @typedef {{ version: number, rooms: Record<string, any[]> }} Found a store as the browser has it, in its own count of versions */

/** Runs in a page that has not opened Tallystick. @returns {Promise<Found>} */
export function readStore() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tallystick');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const names = [...db.objectStoreNames];
      const reading = db.transaction(names);
      const asked = names.map((name) => reading.objectStore(name).getAll());
      reading.oncomplete = () => {
        const rooms = Object.fromEntries(names.map((name, place) => [name, asked[place]?.result ?? []]));
        const { version } = db;
        db.close();
        resolve({ version, rooms });
      };
    };
  });
}

/** @param {any[]} rows */
const sorted = (rows) => rows.map((row) => JSON.stringify(row)).sort();

/** @param {any[]} rows rows of the room that holds the number of the schema */
const others = (rows) => rows.filter(({ key }) => key !== 'schema');

/**
 * What is wrong with a store whose lift was cut off, in sentences: it has to be whole, and either as old as it was or
 * lifted.
 *
 * @param {Found} found
 * @param {FrozenStore} frozen as it was
 * @param {FrozenStore} newest of the version that it is lifted to
 */
export function faultsOfLift({ version, rooms }, frozen, newest) {
  const as = [frozen, newest].find((store) => store.version * 10 === version);
  if (!as) return [`The store has version ${version}.`];
  const missing = Object.keys(as.stores).filter((room) => !(room in rooms));
  const changed = Object.entries(frozen.stores).filter(
    ([room, { rows }]) => !isDeepStrictEqual(sorted(others(rows)), sorted(others(rooms[room] ?? []))),
  );
  const schema = rooms.device?.find(({ key }) => key === 'schema')?.value;
  return [
    ...missing.map((room) => `A store of version ${as.version} lacks ${room}.`),
    ...changed.map(([room]) => `The rows of ${room} are not what they were.`),
    ...(schema === as.version ? [] : [`A store of version ${as.version} calls itself ${schema}.`]),
  ];
}
