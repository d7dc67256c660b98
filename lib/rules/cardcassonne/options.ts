import type { Options } from './facts';

/** The options of a table with their named values, the default first (CC-15, CC-38). */
export const OPTION_VALUES = {
  jokers: ['one-kind', 'any'],
  chests: ['hidden', 'open'],
} as const satisfies { [Name in keyof Options]: readonly Options[Name][] };

export type OptionName = keyof Options;

export const OPTION_NAMES: readonly OptionName[] = ['jokers', 'chests'];

/** What a table plays when nobody chose otherwise. */
export const DEFAULT_OPTIONS: Options = { jokers: OPTION_VALUES.jokers[0], chests: OPTION_VALUES.chests[0] };
