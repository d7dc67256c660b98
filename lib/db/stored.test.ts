import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { bringBack } from './bin';
import { TallystickDatabase } from './database';
import { readDraft } from './drafts';
import { deviceId } from './ids';
import { readRows } from './log';
import { recentPeople } from './people';
import { rebuiltRow } from './rebuild';
import { SCHEMA_VERSION } from './schema';
import { knownScoringCard } from './scoring-card';
import { sealedAt } from './sealed';
import { recentTables } from './tables';
import { type FrozenStore, frozenStores, makeStore } from './testing/frozen-store';

test('a whole store is frozen for every version ever written: who raises the version freezes the one before', () => {
  const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);
  expect(frozenStores.map(({ version }) => version).sort()).toEqual(versions);
  expect(new TallystickDatabase('versions').verno).toBe(SCHEMA_VERSION);
});

/** A phone that has not opened Tallystick since that version. */
async function phoneOf(frozen: FrozenStore): Promise<TallystickDatabase> {
  const name = `version-${frozen.version}`;
  await makeStore({ name, frozen });
  return new TallystickDatabase(name);
}

test.each(frozenStores)('a store of version $version opens with everything in it', async (fixture) => {
  const db = await phoneOf(fixture);
  const rows = await recentTables(db, 9);
  expect(rows.map(({ id, state, summary }) => [id, state, summary?.players.map(({ points }) => points)])).toEqual([
    ['table-1', 'finished', [15, 37]],
  ]);
  const events = fixture.stores.events?.rows ?? [];
  for (const id of ['table-1', 'table-2'])
    expect(await readRows(db, id)).toEqual(events.filter(({ sessionId }) => sessionId === id));
  await bringBack(db, 'table-2');
  for (const id of ['table-1', 'table-2']) expect(await db.tableRows.get(id)).toEqual(await rebuiltRow(db, id));
  expect((await recentPeople(db, 9)).map(({ name }) => name)).toEqual(['Ana', 'Ștefan']);
  expect(await readDraft(db, 'claim/table-1/4/p-ana')).toEqual({ row: 'green', cards: [{ kind: 'animal' }] });
  expect(await knownScoringCard(db)).toEqual({ 3: 9 });
  expect(await sealedAt(db, 'table-1')).toEqual(fixture.stores.sealed?.rows ?? []);
  expect((await db.device.get('schema'))?.value).toBe(SCHEMA_VERSION);
  expect(await deviceId(db)).toBe('phone-b');
  expect(db.outdated).toBe(false);
});

test('the stores of this version are those that are frozen for it: another shape is another version', async () => {
  const db = new TallystickDatabase('shape');
  await db.open();
  const native = db.backendDB();
  const shapes = [...native.objectStoreNames].map((name) => {
    const store = native.transaction(name).objectStore(name);
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath, unique, multiEntry } = store.index(index);
      return { name: index, keyPath, unique, multiEntry };
    });
    return [name, { keyPath: store.keyPath, indexes }];
  });
  const frozen = frozenStores.find(({ version }) => version === SCHEMA_VERSION);
  const shapesThen = Object.entries(frozen?.stores ?? {}).map(([name, { keyPath, indexes }]) => [
    name,
    { keyPath, indexes },
  ]);
  expect(Object.fromEntries(shapes)).toEqual(Object.fromEntries(shapesThen));
});
