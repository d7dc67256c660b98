import { expect, test } from 'vitest';
import { answer, compare, UnknownAsk } from './cases';

const met = (expected: Record<string, unknown>, got: object): boolean => compare({ expect: expected }, got) === null;

test('an ask that no module knows is thrown by name', () => {
  expect(() => answer('chess/claim', {})).toThrow(UnknownAsk);
  expect(() => answer('cardcassonne/moon', {})).toThrow(UnknownAsk);
  expect(() => answer('constructor', {})).toThrow(UnknownAsk);
});

test('a question that cannot be understood is refused with the place of the fault', () => {
  expect(answer('cardcassonne/table', { players: 'two' })).toEqual({ refused: 'not-understood', at: 'players' });
  const card = { joker: 'animal', colour: 'red' };
  const given = { scoringCard: {}, area: {}, row: 'blue', cards: [card] };
  expect(answer('cardcassonne/claim', given)).toMatchObject({ refused: 'not-understood', at: 'cards.0' });
});

test('fields that the case does not name are ignored', () => {
  expect(met({ points: 5 }, { points: 5, groups: [2] })).toBe(true);
  expect(met({ points: 5 }, { points: 6 })).toBe(false);
  expect(met({ points: 0 }, { ask: { animals: [3] } })).toBe(false);
});

test('inside a named map an unlisted key means 0 or absent, on either side', () => {
  expect(met({ area: { green: 2 } }, { area: { green: 2, red: 0 } })).toBe(true);
  expect(met({ area: { green: 2, red: 0 } }, { area: { green: 2 } })).toBe(true);
  expect(met({ area: { green: 2 } }, { area: { green: 2, red: 1 } })).toBe(false);
  expect(met({ area: {} }, { area: { red: 1 } })).toBe(false);
  expect(met({ chips: { ana: { red: 1 } } }, { chips: { ana: { red: 1, blue: 0 }, bob: { red: 0 } } })).toBe(true);
});

test('lists are compared one by one, and null is a value', () => {
  expect(met({ groups: [4, 2] }, { groups: [4, 2] })).toBe(true);
  expect(met({ groups: [4, 2] }, { groups: [4, 2, 1] })).toBe(false);
  expect(met({ refusedAt: null }, { refusedAt: null })).toBe(true);
  expect(met({ refusedAt: null }, { refusedAt: 0 })).toBe(false);
});

test('"refused" is met by a refusal with a reason only, and points by no refusal', () => {
  expect(met({ refused: true }, { refused: 'too-many' })).toBe(true);
  expect(met({ refused: true }, { refused: '' })).toBe(false);
  expect(met({ refused: true }, { points: 0 })).toBe(false);
  expect(met({ points: 0 }, { refused: 'too-many', points: 0 })).toBe(false);
});

test('a case that expects nothing is not met', () => {
  expect(met({}, { points: 5 })).toBe(false);
});

test('what is not met says what was expected and what came', () => {
  expect(compare({ expect: { points: 5 } }, { points: 6 })).toBe('expected {"points":5}, got {"points":6}');
});
