import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../sessions/decide';
import { TallystickDatabase } from './database';
import { readRows } from './log';
import { rebuiltRow } from './rebuild';
import { startTable } from './start-table';
import { TableStore } from './table-store';

const SEED = 20261129;

const seats = [
  { player: 'ana', name: 'Ana', colour: 'red' as const },
  { player: 'bob', name: 'Bob', colour: 'blue' as const },
];

const card = fc.oneof(
  fc.record({ kind: fc.constant('person'), value: fc.constantFrom(1, 2, 3) }),
  fc.record({ kind: fc.constant('animal') }),
  fc.record({ kind: fc.constant('building') }),
  fc.record({ kind: fc.constant('joker'), joker: fc.constantFrom('animal', 'building', 'dragon', 'fairy') }),
);

const claim = fc.record({
  kind: fc.constant('claim'),
  row: fc.constantFrom('yellow', 'red', 'green', 'blue'),
  cards: fc.array(card, { maxLength: 4 }),
});

const place = fc.record({ round: fc.integer({ min: 1, max: 10 }), player: fc.constantFrom('ana', 'bob') });

type Wish =
  | { wish: 'record'; place: { round: number; player: string }; fact: unknown }
  | { wish: 'amend'; which: number; fact: unknown }
  | { wish: 'delete'; which: number }
  | { wish: 'undo' }
  | { wish: 'redo' };

const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ wish: fc.constant('record' as const), place, fact: claim }) },
    fc.record({ wish: fc.constant('amend' as const), which: fc.nat(9), fact: claim }),
    fc.record({ wish: fc.constant('delete' as const), which: fc.nat(9) }),
    fc.record({ wish: fc.constant('undo' as const) }),
    fc.record({ wish: fc.constant('redo' as const) }),
  ),
  { minLength: 5, maxLength: 15 },
);

test(`after any steps the row equals its rebuild, and another tab reads the same table (seed ${SEED})`, async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(wishes, async (evening) => {
      const db = new TallystickDatabase(`random-${done++}`);
      const setup = { firstDealer: 'bob', scoringCard: {} };
      const options = { jokers: 'one-kind', chests: 'hidden' };
      const id = await startTable(db, { game: 'cardcassonne', name: '', seats, setup, options }, 0);
      const store = await opened(db, id);
      for (const wish of evening) {
        const command = commandOf(store, wish);
        if (command) await store.act(command);
        expect(await db.tableRows.get(id)).toEqual(await rebuiltRow(db, id));
      }
      const again = await opened(db, id);
      expect(tableOf(again)).toEqual(tableOf(store));
      expect((await readRows(db, id)).length).toBe(tableOf(store).session.lastSeq + 1);
      await db.delete();
    }),
    { seed: SEED, numRuns: 30 },
  );
  expect(done).toBe(30);
});

async function opened(db: TallystickDatabase, id: string): Promise<TableStore> {
  const store = new TableStore(db, id, () => 1);
  await new Promise<void>((resolve) => {
    store.subscribe(() => resolve());
  });
  return store;
}

function tableOf(store: TableStore) {
  const state = store.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The table is ${state.status}`);
  return state.table;
}

function commandOf(store: TableStore, wish: Wish): Command | null {
  const { session } = tableOf(store);
  if (wish.wish === 'record') return { do: 'record', place: wish.place, fact: wish.fact };
  if (wish.wish === 'undo') return session.undo && { do: 'undo', step: session.undo.id };
  if (wish.wish === 'redo') return session.redo && { do: 'redo', step: session.redo.step.id };
  const target = session.entries[wish.which % Math.max(1, session.entries.length)]?.id;
  if (!target) return null;
  return wish.wish === 'amend' ? { do: 'amend', target, fact: wish.fact } : { do: 'delete', target };
}
