/** What a paid chip buys: a tile of the island of its colour, which has so many stacks of so many tiles; or points. */
export type Paying = { for: 'island-tile'; stacks: number; tiles: number } | { for: 'points'; points: number };

/** The chips of a map as data (BX-01, BX-03, BX-04, BX-08): a further map is one more of these. */
export type ChipSet = {
  /** The id of the add-on. */
  id: string;
  colours: readonly string[];
  /** What the backs can show. */
  values: readonly number[];
  /** How many chips of a colour have each of these values, by the name of the option that says so (BX-02). */
  valueCounts: Readonly<Record<string, readonly number[]>>;
  /** How many are spread over the map; the others leave the game unseen. */
  onMap: number;
  startSquares: { names: readonly string[]; used: number };
  paying: Paying;
};

/** Carcassonne Maps – Benelux. */
export const BENELUX = {
  id: 'benelux',
  colours: ['purple', 'light-blue', 'orange'],
  values: [1, 2],
  valueCounts: { 'six-ones': [6, 4], 'six-twos': [4, 6] },
  onMap: 20,
  startSquares: { names: ['Meppel', 'Eindhoven', 'Charleroi'], used: 2 },
  paying: { for: 'island-tile', stacks: 2, tiles: 5 },
} as const satisfies ChipSet;

/** How many chips there are of each colour, whichever way they are divided. */
export const chipsPerColour = ({ valueCounts }: ChipSet): number =>
  Object.values(valueCounts)[0]?.reduce((sum, count) => sum + count, 0) ?? 0;

/** The tiles that lie on the islands at the start, in no stack to draw from (BX-05). */
export const islandTiles = ({ colours, paying }: ChipSet): number =>
  paying.for === 'island-tile' ? colours.length * paying.stacks * paying.tiles : 0;
