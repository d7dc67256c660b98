import type { Seat } from '../sessions/events';
import type { Person, TallystickDatabase } from './database';

/** People who sat at a table here, the latest first, at most `limit`. */
export function recentPeople(db: TallystickDatabase, limit: number): Promise<Person[]> {
  return db.people.orderBy('lastPlayed').reverse().limit(limit).toArray();
}

/** Remembers who sat down, with the name and colour of this time. `at`: milliseconds since 1970. */
export async function rememberPeople(db: TallystickDatabase, seats: readonly Seat[], at: number): Promise<void> {
  // Seats of one table differ by a millisecond, so that they are listed in the order in which they sat.
  await db.people.bulkPut(
    seats.map((seat, index) => ({ id: seat.player, name: seat.name, colour: seat.colour, lastPlayed: at - index })),
  );
}
