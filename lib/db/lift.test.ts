import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAsItIs } from './as-it-is';
import { contentsOf } from './backup/contents';
import { backUpEverything } from './backup/make';
import { readBackupText } from './backup/read';
import { logsOn, phone, takeIn } from './backup/testing/phones';
import { backupText } from './backup/text';
import { SCHEMA_VERSION, STORE_NAME } from './schema';
import { frozenStores, makeStore } from './testing/frozen-store';

const older = frozenStores.filter(({ version }) => version < SCHEMA_VERSION);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(STORE_NAME).onsuccess = resolve;
  });
});

/** Tallystick as a page that was just loaded has it: what it may do with the store, and the store. */
async function start() {
  vi.resetModules();
  return { ...(await import('./lift')), ...(await import('./database')) };
}

/** What is chosen, or may be, once the browser has answered. */
async function answered(page: Awaited<ReturnType<typeof start>>): Promise<string> {
  expect(page.lift()).toBe('asking');
  await expect.poll(page.lift).not.toBe('asking');
  return page.lift();
}

const versions = async () => (await indexedDB.databases()).filter(({ name }) => name === STORE_NAME);

test.each(older)(
  'a store of version $version is not lifted before somebody chose; then everything is in it',
  async (frozen) => {
    await makeStore({ name: STORE_NAME, frozen });
    const page = await start();
    expect(await answered(page)).toBe('offered');
    await askAsItIs((store) => backUpEverything(store, 1));
    expect(await versions()).toEqual([{ name: STORE_NAME, version: frozen.version * 10 }]);

    const heard = vi.fn();
    page.onLift(heard);
    page.goOn();
    expect([page.lift(), heard.mock.calls.length]).toEqual(['free', 1]);
    const db = page.database();
    expect(await db.events.toArray()).toEqual(frozen.stores.events?.rows);
    expect(await db.tableRows.toArray()).toEqual(frozen.stores.tableRows?.rows);
    expect(await versions()).toEqual([{ name: STORE_NAME, version: SCHEMA_VERSION * 10 }]);
    db.close();
  },
);

test.each(older)(
  'the backup of a store of version $version as it is holds everything, and loads again',
  async (frozen) => {
    await makeStore({ name: STORE_NAME, frozen });
    const [made, contents] = await askAsItIs(async (store) => {
      const backup = await backUpEverything(store, 1);
      return [backup, await contentsOf(store, backup)] as const;
    });
    expect(contents).toEqual({ tables: 2, open: 1 });
    const backup = readBackupText(backupText(made));
    if ('refused' in backup) throw new Error(backup.refused);
    expect(backup).toEqual(made);
    const there = await phone();
    await takeIn(there, backup);
    const rows = [...(await logsOn(there)).values()].flat();
    expect(rows).toEqual(frozen.stores.events?.rows);
    expect((await there.people.toArray()).map(({ name }) => name).sort()).toEqual(['Ana', 'Ștefan']);
  },
);

test('of two windows that are asked the second hears that the first was answered', async () => {
  const [frozen] = older;
  if (!frozen) throw new Error('No older store');
  await makeStore({ name: STORE_NAME, frozen });
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const [waiting, answering] = [await start(), await start()];
  for (const page of [waiting, answering]) expect(await answered(page)).toBe('offered');
  window.dispatchEvent(new Event('storage'));
  answering.goOn();
  await answering.database().open();
  expect(waiting.lift()).toBe('offered');
  window.dispatchEvent(new Event('storage'));
  await expect.poll(waiting.lift).toBe('free');
  answering.database().close();
});

test('once the store was opened no later start asks anybody', async () => {
  const first = await start();
  expect(await answered(first)).toBe('free');
  await first.database().open();
  first.database().close();
  const asked = vi.spyOn(indexedDB, 'databases');
  const later = await start();
  expect(later.lift()).toBe('free');
  expect(asked).not.toHaveBeenCalled();
});

test('a phone without a store, with a newer one, or whose browser does not tell is asked nothing', async () => {
  expect(await answered(await start())).toBe('free');
  const asked = vi.spyOn(indexedDB, 'databases');
  asked.mockResolvedValue([{ name: STORE_NAME, version: (SCHEMA_VERSION + 1) * 10 }]);
  expect(await answered(await start())).toBe('free');
  asked.mockRejectedValue(new DOMException('Storage is turned off', 'SecurityError'));
  expect(await answered(await start())).toBe('free');
  vi.stubGlobal('indexedDB', undefined);
  expect(await answered(await start())).toBe('free');
});
