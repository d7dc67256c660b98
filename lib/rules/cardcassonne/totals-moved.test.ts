import { expect, test } from 'vitest';
import { totalsMoved } from '../totals-moved';
import { scoreEvening } from './evening';
import { animal, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const table = setupOf('ana', 'bob', 'eva');
const three = [
  entryOf('1', claimOf('green', times(3, animal)), 1, 'ana'),
  entryOf('2', claimOf('red', times(3, animal)), 1, 'bob'),
  entryOf('3', claimOf('red', [person(1)]), 1, 'eva'),
];
const value = (id: string, points: number) => entryOf(id, { kind: 'scoring-card', values: { 3: points } });

test('[CC-45] a value that is put right counts for the whole evening, and who moved by how much is said', () => {
  const [before, after] = [[9], [9, 8]].map((values) =>
    scoreEvening(table, [...three, ...values.map((points, index) => value(`v${index}`, points))]),
  ) as [ReturnType<typeof scoreEvening>, ReturnType<typeof scoreEvening>];
  expect(totalsMoved(before, after)).toEqual([
    { player: 'ana', by: -1 },
    { player: 'bob', by: -1 },
  ]);
  expect(totalsMoved(after, before)).toEqual([
    { player: 'ana', by: 1 },
    { player: 'bob', by: 1 },
  ]);
});

test('[CC-45] a value that is learnt moves what waited for it', () => {
  const moved = totalsMoved(scoreEvening(table, three), scoreEvening(table, [...three, value('v', 9)]));
  expect(moved.map(({ by }) => by)).toEqual([9, 9]);
});

test('[CC-45] an option that changes decides on claims before it too', () => {
  const entries = [
    entryOf('1', claimOf('green', [animal, { kind: 'animal', colour: 'red', take: 'keep' }]), 1, 'ana'),
    entryOf('2', claimOf('blue', times(2, joker('animal')), ['green', 'red']), 2, 'ana'),
    entryOf('3', { kind: 'scoring-card', values: { 1: 3, 3: 9 } }),
  ];
  const any = scoreEvening({ ...table, options: { ...table.options, jokers: 'any' } }, entries);
  // Two kinds of 2 are 6 and 6; by the text both jokers join one kind, which makes 3 of it.
  expect(totalsMoved(any, scoreEvening(table, entries))).toEqual([{ player: 'ana', by: 9 - 12 }]);
});

test('[CC-45] nothing moved is nothing to say', () => {
  expect(totalsMoved(scoreEvening(table, three), scoreEvening(table, three))).toEqual([]);
});
