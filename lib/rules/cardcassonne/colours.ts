import type { Chest, Colour } from './facts';

/** Cards or animals by colour. */
export type PerColour = Record<Colour, number>;

/** The colours of the rows, in the order in which the rules name them: cloister, road, field, city. */
export const COLOURS: readonly Colour[] = ['yellow', 'red', 'green', 'blue'];

export const isColour = (name: unknown): name is Colour => COLOURS.some((colour) => colour === name);

/** One number for each colour. */
export function perColour(count: (colour: Colour) => number): PerColour {
  return { yellow: count('yellow'), red: count('red'), green: count('green'), blue: count('blue') };
}

export const emptyChest = (): Chest => ({ ...perColour(() => 0), joker: 0 });

export function addChests(one: Chest, other: Chest): Chest {
  return { ...perColour((colour) => one[colour] + other[colour]), joker: one.joker + other.joker };
}

export const chestCards = (chest: Chest): number =>
  chest.joker + COLOURS.reduce((cards, colour) => cards + chest[colour], 0);
