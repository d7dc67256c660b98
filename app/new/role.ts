import type { Seat } from '@/lib/sessions/events';
import { GAMES, gameOf, type Role } from './games';
import type { Plan } from './plan';
import { firstDealer, firstPlayer, type Seating } from './seating';

/** What somebody is chosen for before this game begins; null where the sheet keeps no turns. */
export function roleIn({ game, options }: Plan): Role | null {
  return options.turns === 'off' ? null : GAMES[gameOf(game)].role;
}

/** Who has that role: the one chosen, or whoever has it by default. */
export const whoIn = (seating: Seating, role: Role): Seat | null =>
  role === 'deals' ? firstDealer(seating) : firstPlayer(seating);

/** Somebody is chosen for that role. */
export const withRole = (seating: Seating, role: Role, player: string): Seating =>
  role === 'deals' ? { ...seating, dealer: player } : { ...seating, first: player };
