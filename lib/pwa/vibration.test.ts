import { afterEach, expect, test, vi } from 'vitest';
import { prefer } from '../db/preferences';
import { vibrate } from './vibration';

const shake = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  shake.mockClear();
});

test('an entry is felt, until that is turned off', () => {
  vi.stubGlobal('navigator', { vibrate: shake });
  vibrate();
  expect(shake.mock.calls).toEqual([[15]]);
  prefer({ vibration: false });
  vibrate();
  expect(shake).toHaveBeenCalledTimes(1);
  prefer({ vibration: true });
});

test('a phone that cannot shake says nothing', () => {
  vi.stubGlobal('navigator', {});
  vibrate();
});
