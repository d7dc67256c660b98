import type { ChipSet } from './chip-set';

/** How chips are turned (BX-15): somebody turns a real one and says its value, or the app draws them. */
export const TURNED = ['real', 'drawn'] as const;

/** The options of map chips: which of the ways a colour is divided, where somebody knows it, and how chips are turned. */
export type ChipOptions = { valueCounts: string; turned: (typeof TURNED)[number] };

export const DEFAULT_OPTIONS: ChipOptions = { valueCounts: 'unknown', turned: 'real' };

/** The values of each option of a set, the default first (BX-02, BX-15). */
export const optionValues = ({ valueCounts }: ChipSet): Record<keyof ChipOptions, readonly string[]> => ({
  valueCounts: [DEFAULT_OPTIONS.valueCounts, ...Object.keys(valueCounts)],
  turned: TURNED,
});

/** The ways in which a colour may be divided among the values, as far as the table knows (BX-02). */
export const waysOf = (set: ChipSet, { valueCounts }: ChipOptions): (readonly number[])[] => {
  const told = Object.hasOwn(set.valueCounts, valueCounts) ? set.valueCounts[valueCounts] : undefined;
  return told === undefined ? Object.values(set.valueCounts) : [told];
};
