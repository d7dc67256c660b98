import type { Chest, Colour } from './facts';

/** Cards or animals by colour. */
export type PerColour = Record<Colour, number>;

/** The colours of the rows, in the order in which the rules name them: cloister, road, field, city. */
export const COLOURS: readonly Colour[] = ['yellow', 'red', 'green', 'blue'];

export const isColour = (name: unknown): name is Colour => COLOURS.some((colour) => colour === name);

/** The same for each colour: one number, or whatever else there is one of. */
export function perColour<T = number>(each: (colour: Colour) => T): Record<Colour, T> {
  return { yellow: each('yellow'), red: each('red'), green: each('green'), blue: each('blue') };
}

/** A chest of so many buildings by colour and so many building jokers. */
export const chestOf = ({ yellow, red, green, blue }: PerColour, joker: number): Chest => ({
  yellow,
  red,
  green,
  blue,
  joker,
});

export const emptyChest = (): Chest => ({ yellow: 0, red: 0, green: 0, blue: 0, joker: 0 });

export const addChests = (one: Chest, other: Chest): Chest =>
  chestOf(
    perColour((colour) => one[colour] + other[colour]),
    one.joker + other.joker,
  );

export const chestCards = (chest: Chest): number =>
  chest.joker + COLOURS.reduce((cards, colour) => cards + chest[colour], 0);
