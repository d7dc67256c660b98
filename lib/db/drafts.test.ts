import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TallystickDatabase } from './database';
import { dropDraft, keepDraft, readDraft } from './drafts';

let db: TallystickDatabase;

beforeEach(() => {
  db = new TallystickDatabase('drafts');
});

afterEach(() => db.delete());

test('what was entered is forgotten, also where it holds a count that nobody told yet', async () => {
  const draft = { tiles: Number.NaN, label: undefined };
  await keepDraft(db, 'table', 'key', draft, 1);
  await dropDraft(db, 'key', draft);
  expect(await readDraft(db, 'key')).toBeUndefined();
});

test('what another window keeps under the same key stays', async () => {
  await keepDraft(db, 'table', 'key', { cards: ['here'] }, 1);
  await keepDraft(db, 'table', 'key', { cards: ['there'] }, 2);
  await dropDraft(db, 'key', { cards: ['here'] });
  expect(await readDraft(db, 'key')).toEqual({ cards: ['there'] });
});
