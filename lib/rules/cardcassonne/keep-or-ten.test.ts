import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { scoreEvening } from './evening';
import type { Card, Fact } from './facts';
import { keepOrTen } from './keep-or-ten';
import { animal, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const table = { ...setupOf('ana', 'bob'), scoringCard: { 1: 3, 2: 6, 3: 8, 5: 14 } };
const place = { round: 3, player: 'ana' };
const wrong: Card = { kind: 'animal', colour: 'red' };
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);

test('[CC-21] a wrong animal is worth 10, or what it makes its kind grow to', () => {
  const before = entryOf(
    '1',
    claimOf('green', [animal, animal, { kind: 'animal', colour: 'red', take: 'keep' }]),
    1,
    'ana',
  );
  // yellow: the first of its kind, 3; red: the second, 6; green: the third, 8; blue is the row: its first, 3.
  expect(keepOrTen(read(before), { row: 'blue', cards: [wrong] }, 0, place)).toEqual({
    ten: 10,
    keep: { yellow: 3, red: 6, green: 8, blue: 3 },
  });
});

test('[CC-21] a kind that grows in this claim anyway counts only what the card adds', () => {
  const draft = { row: 'green' as const, cards: [animal, animal, wrong, person(3)] };
  // Two green are 6 without the card; a third makes 8.
  expect(keepOrTen(read(), draft, 2, place).keep).toEqual({ yellow: 3, red: 3, green: 8 - 6, blue: 3 });
});

test('[CC-21] a value that nobody copied is waited for, unless it is waited for either way', () => {
  const draft = { row: 'green' as const, cards: [...times(4, animal), wrong] };
  // Four green wait with and without a red one; a fifth makes 14, of which nobody knows how much is new.
  expect(keepOrTen(read(), draft, 4, place).keep).toEqual({ yellow: 3, red: 3, green: null, blue: 3 });
});

test('[CC-21] jokers that find an animal in the card join it', () => {
  const cards = [joker('animal'), wrong];
  // Without it the joker waits and scores 3; with it the two make 6.
  expect(keepOrTen(read(), { row: 'blue', cards, jokersTo: ['red'] }, 1, place).keep.red).toBe(6 - 3);
  expect(keepOrTen(read(), { row: 'blue', cards }, 1, place).keep.yellow).toBe(3);
});

test('[CC-21] a building that is kept scores nothing now', () => {
  const cards: Card[] = [wrong, { kind: 'building', colour: 'red' }];
  expect(keepOrTen(read(), { row: 'blue', cards }, 1, place).keep).toEqual({ yellow: 0, red: 0, green: 0, blue: 0 });
});

test('[CC-21] the entry that the claim replaces is left out', () => {
  const before = entryOf('1', claimOf('red', [animal, animal]), 1, 'ana');
  const draft = { row: 'blue' as const, cards: [wrong] };
  expect(keepOrTen(read(before), draft, 0, place).keep.red).toBe(8);
  expect(keepOrTen(read(before), draft, 0, { round: 1, player: 'ana' }, '1').keep.red).toBe(3);
});

test('[CC-11] a card that no kind has room for cannot be kept', () => {
  const before = [
    entryOf('1', claimOf('red', times(4, joker('animal'))), 1, 'ana'),
    entryOf('2', claimOf('red', times(9, animal)), 2, 'ana'),
  ];
  expect(keepOrTen(read(...before), { row: 'blue', cards: [wrong] }, 0, place).keep).toMatchObject({
    red: null,
    green: 3,
  });
});

test('[CC-21] no other card has two values', () => {
  const none = { yellow: null, red: null, green: null, blue: null };
  expect(keepOrTen(read(), { row: 'blue', cards: [person(1)] }, 0, place).keep).toEqual(none);
  expect(keepOrTen(read(), { row: 'blue', cards: [] }, 0, place).keep).toEqual(none);
});
