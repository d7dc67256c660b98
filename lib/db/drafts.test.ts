import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { TallystickDatabase } from './database';
import { dropDraft, keepDraft, readDraft } from './drafts';

const KEY = 'claim/a-table/1/ana';

/** A phone of its own, and how often it wrote. */
function phone(name: string) {
  const db = new TallystickDatabase(name);
  const written: unknown[] = [];
  db.drafts.hook('creating', (_, { content }) => void written.push(content));
  db.drafts.hook('updating', (changes) => void written.push((changes as { content?: unknown }).content));
  return { db, written };
}

const keep = (db: TallystickDatabase, content: unknown) => keepDraft(db, 'a-table', KEY, content, 1);

test('of the versions that come up while one is being written only the newest is, and that is read', async () => {
  const { db, written } = phone('newest');
  const kept = ['first', 'second', 'third'].map((content) => keep(db, content));
  expect(await readDraft(db, KEY)).toBe('third');
  await Promise.all(kept);
  expect(written).toEqual(['first', 'third']);
});

test('a draft that is forgotten while it is being written is not there, and the next one is', async () => {
  const { db } = phone('forgotten');
  void keep(db, 'first');
  void keep(db, 'second');
  void dropDraft(db, KEY);
  expect(await readDraft(db, KEY)).toBeUndefined();
  void dropDraft(db, KEY);
  void keep(db, 'next');
  expect(await readDraft(db, KEY)).toBe('next');
});

test('a version that could not be written says so, and holds up neither the next one nor a reader', async () => {
  const { db } = phone('refused');
  await keep(db, 'first');
  const unwritable = keep(db, () => 'no store takes a function');
  await expect(unwritable).rejects.toThrow();
  expect(await readDraft(db, KEY)).toBe('first');
  await keep(db, 'second');
  expect(await readDraft(db, KEY)).toBe('second');
});
