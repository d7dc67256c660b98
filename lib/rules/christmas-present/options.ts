/** The options of the cards with their named values, the default first: RULES.md says what each decides (XP-32). */
export const OPTION_VALUES = {
  /** How many cards a player may hold when the own turn ends. */
  handLimit: ['5-in-all', '5-per-deck'],
  /** What a cloister scores that is scored before it is complete. */
  unfinishedCloister: ['around', 'plus'],
  /** What cards with a rate do on an inn or a cathedral. */
  onInnCathedral: ['on-top', 'plain'],
  /** Who of the tied gains from a card with a rate. */
  tiedRateCard: ['owner', 'all'],
  /** Which farms the early farm card counts for. */
  earlyFarm: ['sole', 'tied-too'],
} as const;

export type OptionName = keyof typeof OPTION_VALUES;

export type CardOptions = { [Name in OptionName]: (typeof OPTION_VALUES)[Name][number] };

export const OPTION_NAMES = Object.keys(OPTION_VALUES) as readonly OptionName[];

/** What a table plays when nobody chose otherwise. */
export const DEFAULT_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, OPTION_VALUES[name][0]]),
) as CardOptions;

export const isOption = (name: string): name is OptionName => OPTION_NAMES.some((each) => each === name);

/** Refuses an option or a value that this module does not have (XP-32). */
export function refuseCardOptions(
  change: Readonly<Record<string, string>>,
): { refused: 'unknown-option'; option: string; value: string } | null {
  const strange = Object.entries(change).find(
    ([option, value]) => !isOption(option) || !(OPTION_VALUES[option] as readonly string[]).includes(value),
  );
  return strange === undefined ? null : { refused: 'unknown-option', option: strange[0], value: strange[1] };
}
