import { expect, test } from 'vitest';
import { beneluxAlone } from './alone';
import type { ChipSet } from './chip-set';
import { evening } from './testing/evening';

/* An invented further map: the data alone make it another add-on. */

const LAKES: ChipSet = {
  id: 'lakes',
  colours: ['white', 'grey'],
  values: [1, 2, 3],
  valueCounts: { even: [2, 2, 1], dear: [1, 1, 3] },
  onMap: 6,
  startSquares: { names: ['North', 'South'], used: 1 },
  paying: { for: 'points', points: 5 },
};

test('a further map is data: its chips are counted, collected and paid by the same rules', () => {
  const table = evening(['ana', 'bob'], { 'lakes/valueCounts': 'dear' }, LAKES);
  expect(table.collect('purple', 1)).toBe('lakes/no-such-chip');
  expect(table.collect('white', 3)).toBeNull();
  table.next();
  expect(table.collect('white', 2)).toBeNull();
  table.next();
  // Paying gives points here, and takes no tile from anywhere.
  expect(table.pay('white', 1)).toBe('lakes/no-such-stack');
  expect(table.pay('white')).toBeNull();
  expect(table.points()).toEqual({ ana: 8, bob: 2 });
  expect(table.view().players.ana?.byReason).toMatchObject({ 'lakes/chips': 8 });
  expect(table.view().tiles).toMatchObject({ total: 114, left: 111 });
  table.next();
  table.next();
  expect(table.collect('white', 2)).toBe('lakes/value-used-up');
  expect(table.chips().colours[0]).toMatchObject({ unseen: 3, stacks: [] });
});

test('[BX-16] the chips alone are a game of their own, with the turns of Carcassonne', () => {
  expect(beneluxAlone.id).toBe('benelux');
  const setup = beneluxAlone.readSetup({ firstPlayer: 'ana' }, ['ana', 'bob'], { countdown: 'hidden' });
  if (setup === null) throw new Error('No such table');
  const fact = { kind: 'benelux/collected', colour: 'orange', value: 2 };
  const entries = [
    { id: 'chip', place: { round: 1, player: 'ana' }, fact },
    { id: 'next', place: { round: 1, player: 'ana' }, fact: { kind: 'next' } },
  ];
  const view = beneluxAlone.view(setup, entries);
  expect(view.turn).toMatchObject({ turn: 2, player: 'bob' });
  expect(beneluxAlone.summary(view)).toMatchObject({ round: 2, rounds: 0, winners: ['ana'] });
});
