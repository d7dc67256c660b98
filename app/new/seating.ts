import type { PlayerColour, Seat } from '@/lib/sessions/events';

/** Who sits where, clockwise; who deals first or goes first, where somebody was chosen. */
export type Seating = { seats: Seat[]; dealer: string | null; first?: string | null };

export const PLAYER_COLOURS: readonly PlayerColour[] = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

/** The dealer of the first round: the one chosen, or else the last to sit down, so that the first begins. */
export function firstDealer({ seats, dealer }: Seating): Seat | null {
  return seats.find((seat) => seat.player === dealer) ?? seats.at(-1) ?? null;
}

/** Who goes first: the one chosen, or else the first to sit down. */
export function firstPlayer({ seats, first }: Seating): Seat | null {
  return seats.find((seat) => seat.player === first) ?? seats[0] ?? null;
}

/** The player left of the first dealer, who begins. */
export function firstStarter(seating: Seating): Seat | null {
  const { seats } = seating;
  const dealer = firstDealer(seating);
  return seats[(seats.findIndex((seat) => seat.player === dealer?.player) + 1) % seats.length] ?? null;
}

/** The colours that nobody has, in order. */
export function freeColours({ seats }: Seating): PlayerColour[] {
  return PLAYER_COLOURS.filter((colour) => seats.every((seat) => seat.colour !== colour));
}

/** Somebody sits down, in the wished colour if nobody has it, else in the first that is free. */
export function sitDown(seating: Seating, person: { player: string; name: string; colour?: PlayerColour }): Seating {
  const free = freeColours(seating);
  const colour = person.colour && free.includes(person.colour) ? person.colour : free[0];
  if (!colour) return seating;
  return { ...seating, seats: [...seating.seats, { player: person.player, name: person.name, colour }] };
}

/** Somebody gets up again. */
export function getUp({ seats, dealer, first = null }: Seating, player: string): Seating {
  const other = (chosen: string | null) => (chosen === player ? null : chosen);
  return { seats: seats.filter((seat) => seat.player !== player), dealer: other(dealer), first: other(first) };
}

/** Somebody moves by one place: -1 up, 1 down. At either end nothing happens. */
export function move(seating: Seating, player: string, by: -1 | 1): Seating {
  const from = seating.seats.findIndex((seat) => seat.player === player);
  return moveTo(seating, from, from + by);
}

/** Whoever sits at one place moves to another; those between make room. Where there is no such place nothing happens. */
export function moveTo(seating: Seating, from: number, to: number): Seating {
  const seats = [...seating.seats];
  const [moved] = seats.splice(from, 1);
  if (!moved || to < 0 || to >= seating.seats.length) return seating;
  seats.splice(to, 0, moved);
  return { ...seating, seats };
}

/** Somebody takes a colour; whoever had it takes the one that became free. */
export function recolour(seating: Seating, player: string, colour: PlayerColour): Seating {
  const { seats } = seating;
  const before = seats.find((seat) => seat.player === player)?.colour;
  if (!before) return seating;
  const swapped = seats.map((seat) => {
    if (seat.player === player) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: before } : seat;
  });
  return { ...seating, seats: swapped };
}

/** Somebody's name is written otherwise. */
export function rename(seating: Seating, player: string, name: string): Seating {
  return { ...seating, seats: seating.seats.map((seat) => (seat.player === player ? { ...seat, name } : seat)) };
}
