import { expect, test } from 'vitest';
import { refuseOptions } from './decide';
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
