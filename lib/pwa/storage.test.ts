import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept: boolean;
const persist = vi.fn(async () => {
  kept = true;
  return true;
});

beforeEach(() => {
  kept = false;
  vi.resetModules();
  persist.mockClear();
  const estimate = async () => ({ usage: 1_200_000, quota: 5_000_000 });
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => kept, estimate } });
});

afterEach(() => vi.unstubAllGlobals());

test('the browser is asked once a visit, and not when it keeps everything already', async () => {
  const { askToKeep, storageState } = await import('./storage');
  expect(await storageState()).toEqual({ kept: false, room: { used: 1_200_000, free: 3_800_000 } });
  await askToKeep();
  expect((await storageState()).kept).toBe(true);
  kept = false;
  await askToKeep();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a browser that keeps everything is not asked', async () => {
  kept = true;
  const { askToKeep } = await import('./storage');
  await askToKeep();
  expect(persist).not.toHaveBeenCalled();
});

test('where the browser does not tell, nothing is claimed and nothing breaks', async () => {
  vi.stubGlobal('navigator', {});
  const { askToKeep, storageState } = await import('./storage');
  await askToKeep();
  expect(await storageState()).toEqual({ kept: null, room: null });
  const deaf = { persisted: () => Promise.reject(new Error()), estimate: () => Promise.reject(new Error()) };
  vi.stubGlobal('navigator', { storage: deaf });
  expect(await storageState()).toEqual({ kept: null, room: null });
});

test('more used than the browser says there is leaves nothing free', async () => {
  vi.stubGlobal('navigator', {
    storage: { persisted: async () => true, estimate: async () => ({ usage: 9, quota: 5 }) },
  });
  const { storageState } = await import('./storage');
  expect(await storageState()).toEqual({ kept: true, room: { used: 9, free: 0 } });
});
