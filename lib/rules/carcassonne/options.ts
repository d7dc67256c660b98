/** The options of a table with their named values, the default first: RULES.md says what each decides (CA-44). */
export const OPTION_VALUES = {
  /** How fields score; people may agree on it as late as at the last count. */
  farms: ['third', 'second', 'first'],
  /** What a completed city of two tiles scores without coats of arms. */
  twoTileCity: ['4', '2'],
  /** What an unfinished road with an inn, or city with a cathedral, scores at the end. */
  unfinishedInnCathedral: ['zero', 'plain'],
  innsAndCathedrals: ['no', 'yes'],
  tradersAndBuilders: ['no', 'yes'],
  abbot: ['no', 'yes'],
  river: ['no', 'yes'],
  /** Whether a map with a border lies under the tiles. */
  map: ['no', 'yes'],
  /** Whether the sheet keeps whose turn it is. */
  turns: ['on', 'off'],
  /** Whether the screens show how many tiles are left, and the score track; no points depend on it. */
  countdown: ['shown', 'hidden'],
  track: ['shown', 'hidden'],
} as const;

export type OptionName = keyof typeof OPTION_VALUES;

export type Options = { [Name in OptionName]: (typeof OPTION_VALUES)[Name][number] };

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

/** What a table plays when nobody chose otherwise. */
export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, OPTION_VALUES[name][0]]),
) as Options;
