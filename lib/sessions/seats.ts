import { isBlank } from '../rules/blank';
import type { Refusal } from '../rules/entry';
import type { PlayerColour, Seat, SeatChanged, SessionEvent } from './events';

/** Seats as they are now: as they were at the start, with every change that counts, in the order of the log. */
export function seatsOf(started: readonly Seat[], live: readonly SessionEvent[]): Seat[] {
  return live.reduce((seats, event) => (event.type === 'seat-changed' ? changed(seats, event) : seats), [...started]);
}

/** A change for somebody who has no seat changes nothing. */
function changed(seats: readonly Seat[], { player, name, colour }: SeatChanged): Seat[] {
  return seats.map((seat) =>
    seat.player === player ? { player, name: name ?? seat.name, colour: colour ?? seat.colour } : seat,
  );
}

export type SeatRefusal =
  | { refused: 'no-such-seat'; player: string }
  | { refused: 'name-blank' }
  /** `player` sits behind that colour. */
  | { refused: 'colour-taken'; colour: PlayerColour; player: string };

/** Why a seat cannot be called or coloured like that: no such seat, a blank name, another seat's colour. */
export function refuseSeat(
  seats: readonly Seat[],
  { player, name, colour }: Omit<SeatChanged, 'type'>,
): (SeatRefusal & Refusal) | null {
  if (!seats.some((seat) => seat.player === player)) return { refused: 'no-such-seat', player };
  if (name !== undefined && isBlank(name)) return { refused: 'name-blank' };
  const holder = seats.find((seat) => seat.player !== player && seat.colour === colour);
  return holder && colour ? { refused: 'colour-taken', colour, player: holder.player } : null;
}
