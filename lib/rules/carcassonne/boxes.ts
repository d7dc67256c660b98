import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';

/** The boxes that a table can play with. */
export type Box = 'base' | Expansion;
export type Expansion = 'innsAndCathedrals' | 'tradersAndBuilders' | 'abbot' | 'river';

/** Each is an option of its own name, so that a forgotten box can be put right in play. */
export const EXPANSIONS = [
  'innsAndCathedrals',
  'tradersAndBuilders',
  'abbot',
  'river',
] as const satisfies readonly (Expansion & OptionName)[];

/** Tiles in each box; the start tile is one of the base game's (CA-02). Abbot and gardens bring no tiles of their own. */
export const BOX_TILES: Readonly<Record<Box, number>> = {
  base: 72,
  innsAndCathedrals: 18,
  tradersAndBuilders: 24,
  abbot: 0,
  river: 12,
};

/** Goods tokens in Traders & Builders (CA-36). */
export const GOODS_TOKENS = { wine: 9, grain: 6, cloth: 5 } as const;

type Boxes = Pick<Options, Expansion>;

/** The boxes on the table, the base game first. */
export const boxesOf = (options: Boxes): Box[] => [
  'base',
  ...EXPANSIONS.filter((expansion) => options[expansion] === 'yes'),
];

/** Tiles in the chosen boxes, the start tile counted in (CA-02). */
export const tilesInBoxes = (options: Boxes): number =>
  boxesOf(options).reduce((tiles, box) => tiles + BOX_TILES[box], 0);

/** What a sum without a table allows: every box, and all else as agreed by default. */
export const WITHOUT_TABLE: Options = {
  ...DEFAULT_OPTIONS,
  innsAndCathedrals: 'yes',
  tradersAndBuilders: 'yes',
  abbot: 'yes',
  river: 'yes',
};
