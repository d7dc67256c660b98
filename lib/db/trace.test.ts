import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { binTable, emptyBin } from './bin';
import { TallystickDatabase } from './database';
import { startTable } from './start-table';
import { isStoreLost } from './trace';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

async function withTable(name: string): Promise<{ db: TallystickDatabase; id: string }> {
  const db = new TallystickDatabase(name);
  const seats = [{ player: 'ana', name: 'Ana', colour: 'red' as const }];
  const setup = { firstDealer: 'ana', scoringCard: {} };
  const id = await startTable(db, { game: 'cardcassonne', name: '', seats, setup, options: {} }, 0);
  return { db, id };
}

test('a phone that never had a table has lost none', async () => {
  expect(await isStoreLost(new TallystickDatabase('fresh'))).toBe(false);
});

test('a store that the browser cleared is missed, until the phone has tables again', async () => {
  const { db } = await withTable('cleared');
  expect(await isStoreLost(db)).toBe(false);
  await db.delete();
  expect(await isStoreLost(new TallystickDatabase('cleared'))).toBe(true);
  expect(await isStoreLost((await withTable('cleared')).db)).toBe(false);
});

test('whoever deleted every table misses none', async () => {
  const { db, id } = await withTable('emptied');
  await binTable(db, id, 1);
  await emptyBin(db);
  expect(await db.events.count()).toBe(0);
  expect(await isStoreLost(db)).toBe(false);
});

/** A browser that keeps no trace: it has no room for one at all, or none left. */
const traceless = {
  'no such room': undefined,
  'a full disk': {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    },
  },
};

test.each(Object.entries(traceless))(
  'with %s a table is started all the same, and nothing is missed',
  async (room, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { db } = await withTable(`traceless, ${room}`);
    expect(await db.events.count()).toBe(1);
    expect(await isStoreLost(db)).toBe(false);
  },
);
