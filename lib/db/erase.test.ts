import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { binTable } from './bin';
import { TallystickDatabase } from './database';
import { keepDraft } from './drafts';
import { eraseEverything } from './erase';
import { knownScoringCard, learnScoringCard } from './scoring-card';
import { startTable } from './start-table';

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];
const setup = { firstDealer: 'bob', scoringCard: {} };
const options = { jokers: 'one-kind', chests: 'hidden' };

test('everything that people brought in is erased, and the store is still known as this one', async () => {
  const db = new TallystickDatabase('erase');
  const start = (name: string) => startTable(db, { game: 'cardcassonne', name, seats, setup, options }, 1000);
  await start('Sunday');
  await binTable(db, await start('Monday'), 2000);
  await keepDraft(db, '', 'new-table', { name: 'Tuesday' }, 3000);
  await learnScoringCard(db, { 3: 9 });
  const device = await db.device.toArray();
  const id = device.find(({ key }) => key === 'id');
  expect(id).toBeDefined();
  await eraseEverything(db);
  const left = await Promise.all(
    db.tables.filter(({ name }) => name !== 'device').map(async (room) => [room.name, await room.count()]),
  );
  expect(left.filter(([, count]) => count !== 0)).toEqual([]);
  expect(await knownScoringCard(db)).toEqual({});
  expect(await db.device.toArray()).toEqual(device.filter(({ key }) => key === 'id' || key === 'schema'));
  await db.delete();
});
