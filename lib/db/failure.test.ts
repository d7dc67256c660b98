import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { TallystickDatabase } from './database';
import { readDraft } from './drafts';
import { BLOCKED, failureName } from './failure';
import { knownScoringCard, learnScoringCard } from './scoring-card';

/** A phone that refuses every store until it is told otherwise. */
function refusing() {
  return vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

test('a store that cannot be opened is told from any other failure, whether it is read or written', async () => {
  const refusal = refusing();
  const db = new TallystickDatabase('refused');
  const reading = await readDraft(db, 'plan').catch(failureName);
  const writing = await learnScoringCard(db, { 3: 9 }).catch(failureName);
  refusal.mockRestore();
  expect([reading, writing]).toEqual([BLOCKED, BLOCKED]);
  expect(failureName(new DOMException('full', 'QuotaExceededError'))).toBe('QuotaExceededError');
});

test('a connection that was merely closed is not blocked, and is opened again', async () => {
  const db = new TallystickDatabase('closed');
  await db.open();
  db.close();
  expect(failureName(await db.device.get('id').catch((error: unknown) => error))).toBe('DatabaseClosedError');
  expect(await knownScoringCard(db)).toEqual({});
});
