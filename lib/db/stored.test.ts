import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bringBack } from './bin';
import { SCHEMA_VERSION, TallystickDatabase } from './database';
import { readDraft } from './drafts';
import { deviceId } from './ids';
import { readRows } from './log';
import { recentPeople } from './people';
import { rebuiltRow } from './rebuild';
import { knownScoringCard } from './scoring-card';
import { sealedAt } from './sealed';
import { recentTables } from './tables';

type Index = { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean };
type Store = { keyPath: string | string[]; indexes: Index[]; rows: { sessionId?: string }[] };
type Fixture = { version: number; stores: Record<string, Store> };

const golden = join(import.meta.dirname, 'golden');

/** Whole stores, one as each version kept it. They are never edited: a phone somewhere holds one like it. */
const fixtures = readdirSync(golden).map((file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as Fixture);

test('a whole store is frozen for every version ever written: who raises the version freezes the one before', () => {
  const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);
  expect(fixtures.map(({ version }) => version).sort()).toEqual(versions);
  expect(new TallystickDatabase('versions').verno).toBe(SCHEMA_VERSION);
});

/** A phone that has not opened Tallystick since that version. */
async function phoneOf({ version, stores }: Fixture): Promise<TallystickDatabase> {
  const name = `version-${version}`;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version * 10);
    request.onupgradeneeded = () => {
      for (const [store, { keyPath, indexes, rows }] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, { keyPath });
        for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
        for (const row of rows) made.add(row);
      }
    };
    request.onerror = reject;
    request.onsuccess = () => resolve(request.result.close());
  });
  return new TallystickDatabase(name);
}

test.each(fixtures)('a store of version $version opens with everything in it', async (fixture) => {
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
  const frozen = fixtures.find(({ version }) => version === SCHEMA_VERSION);
  const shapesThen = Object.entries(frozen?.stores ?? {}).map(([name, { keyPath, indexes }]) => [
    name,
    { keyPath, indexes },
  ]);
  expect(Object.fromEntries(shapes)).toEqual(Object.fromEntries(shapesThen));
});
