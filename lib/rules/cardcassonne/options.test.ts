import { expect, test } from 'vitest';
import { refuseChangedOptions, refuseOptions } from './decide';
import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES } from './options';

test('[CC-38] jokers go to one kind and chests stay hidden unless the table agrees otherwise', () => {
  expect(DEFAULT_OPTIONS).toEqual({ jokers: 'one-kind', chests: 'hidden' });
  expect(OPTION_NAMES).toEqual(Object.keys(OPTION_VALUES));
});

test('[CC-38] a value that no option has is refused', () => {
  const options = { ...DEFAULT_OPTIONS, chests: 'glass' as 'open' };
  expect(refuseOptions(options)).toEqual({ refused: 'unknown-option', option: 'chests', value: 'glass' });
  expect(refuseOptions({ jokers: 'any', chests: 'open' })).toBeNull();
});

test('[CC-45] a change names options and values that exist, and only those that change', () => {
  expect(refuseChangedOptions({ chests: 'open' })).toBeNull();
  expect(refuseChangedOptions({})).toBeNull();
  const glass = { refused: 'unknown-option', option: 'chests', value: 'glass' };
  expect(refuseChangedOptions({ jokers: 'any', chests: 'glass' })).toEqual(glass);
  for (const option of ['farmers', 'toString']) {
    expect(refuseChangedOptions({ [option]: 'any' })).toEqual({ refused: 'unknown-option', option, value: 'any' });
  }
});
