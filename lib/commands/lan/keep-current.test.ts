import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCurrent } from './keep-current.mjs';

const EVERY = 1_000;
const look = vi.fn(() => ({ isNew: false, root: 'first' }));
const [change, fail] = [vi.fn(), vi.fn()];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  look.mockImplementation(() => ({ isNew: false, root: 'first' }));
  end = keepCurrent({ isNew: true, root: 'first' }, { look, change, fail, every: EVERY });
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test('What is as it was is not served again, and after the end it is not even looked', () => {
  vi.advanceTimersByTime(3 * EVERY);
  expect(look).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(3 * EVERY);
  expect(look).toHaveBeenCalledTimes(3);
  expect(change).not.toHaveBeenCalled();
});

test('A new root is served and said once', () => {
  look.mockReturnValueOnce({ isNew: true, root: 'second' }).mockReturnValue({ isNew: false, root: 'second' });
  vi.advanceTimersByTime(3 * EVERY);
  expect(change.mock.calls).toEqual([[{ isNew: true, root: 'second' }]]);
});

test('A look that fails ends nothing, is said once for each reason, and is made again', () => {
  for (const reason of ['full', 'full', 'open'])
    look.mockImplementationOnce(() => {
      throw new Error(reason);
    });
  look.mockImplementationOnce(() => ({ isNew: false, root: 'second' }));
  vi.advanceTimersByTime(4 * EVERY);
  expect(fail.mock.calls.map(([error]) => error.message)).toEqual(['full', 'open']);
  expect(change).toHaveBeenCalledTimes(1);
});
