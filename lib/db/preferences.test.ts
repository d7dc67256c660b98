import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREFERENCES_KEY } from './preferences';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('screen and vibration are on until somebody turns them off, and that is remembered', async () => {
  const first = await import('./preferences');
  expect(first.preferences()).toMatchObject({ wakeLock: true, vibration: true });
  first.prefer({ wakeLock: false });
  vi.resetModules();
  const later = await import('./preferences');
  expect(later.preferences()).toMatchObject({ wakeLock: false, vibration: true });
});

test('preferences kept before these two existed stay as they are', async () => {
  kept.set(PREFERENCES_KEY, '{"language":"ro","hand":"left"}');
  const { preferences } = await import('./preferences');
  expect(preferences()).toMatchObject({ language: 'ro', hand: 'left', wakeLock: true, vibration: true });
});

test('what is kept in no readable form is as if nothing were kept', async () => {
  kept.set(PREFERENCES_KEY, '{');
  const { preferences } = await import('./preferences');
  expect(preferences()).toMatchObject({ language: 'auto', wakeLock: true, vibration: true });
});

test('on a full disk what is chosen holds for this visit, and every screen follows it', async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    },
  });
  const { onPreference, prefer, preferences } = await import('./preferences');
  const heard = vi.fn();
  onPreference(heard);
  prefer({ theme: 'candlelight' });
  prefer({ language: 'ro' });
  expect(preferences()).toMatchObject({ theme: 'candlelight', language: 'ro' });
  expect(heard).toHaveBeenCalledTimes(2);
});
