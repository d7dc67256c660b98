/** How many can play (CA-01). */
export const LEAST_PLAYERS = 2;
/** The base box has pieces for 5; the sixth colour comes with Inns & Cathedrals or the newer box (CA-01). */
export const MOST_PLAYERS = 6;
