import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Card, Fact, Options, Setup } from './facts';
import {
  type cardSchema,
  type factSchema,
  type optionsSchema,
  parseFact,
  parseSetup,
  type setupSchema,
} from './schemas';
import { animal, building, claimOf, joker, person, setupOf } from './testing/evenings';

test('schemas and facts are the same types', () => {
  expectTypeOf<z.output<typeof cardSchema>>().toEqualTypeOf<Card>();
  expectTypeOf<z.output<typeof factSchema>>().toEqualTypeOf<Fact>();
  expectTypeOf<z.output<typeof optionsSchema>>().toEqualTypeOf<Options>();
  expectTypeOf<z.output<typeof setupSchema>>().toEqualTypeOf<Setup>();
});

test.each<Fact>([
  claimOf('red', [person(3), animal, building, joker('fairy')], ['green']),
  claimOf('blue', [
    { kind: 'animal', colour: 'unknown', take: 'ten' },
    { kind: 'building', colour: 'red', take: 'keep' },
  ]),
  { kind: 'dealer', player: 'ana' },
  { kind: 'scoring-card', values: { 3: 9 }, agreed: [3] },
  { kind: 'chest', chest: { yellow: 1, red: 0, green: 2, blue: 5, joker: 4 } },
  { kind: 'adjustment', points: -12, reason: 'the board says 47' },
  { kind: 'left' },
])('a $kind fact is read as it was written', (fact) => {
  expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an unknown kind', { kind: 'wedding' }],
  ['a person of value 4', { kind: 'claim', row: 'red', cards: [{ kind: 'person', value: 4 }] }],
  ['a row that is none', { kind: 'claim', row: 'pink', cards: [] }],
  ['a chest without its jokers', { kind: 'chest', chest: { yellow: 1, red: 0, green: 2, blue: 5 } }],
  ['an adjustment without points', { kind: 'adjustment', reason: 'the board says 47' }],
  ['an adjustment without a reason', { kind: 'adjustment', points: 5 }],
  ['values that are words', { kind: 'scoring-card', values: { 3: 'nine' } }],
])('%s is not read', (_, raw) => {
  expect(parseFact(raw)).toBeNull();
});

test('keys of a later version are dropped, not refused', () => {
  expect(parseFact({ kind: 'dealer', player: 'ana', mood: 'merry' })).toEqual({ kind: 'dealer', player: 'ana' });
});

test('a setup is read as it was written', () => {
  const setup = setupOf('ana', 'bob');
  expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  expect(parseSetup({ ...setup, options: { jokers: 'some', chests: 'open' } })).toBeNull();
});

test('a late start is read as it was written, and a table without one has none', () => {
  const nothing = { points: 0, animals: { yellow: 0, red: 0, green: 0, blue: 0 }, waitingJokers: 0, chest: 0 };
  const setup = { ...setupOf('ana', 'bob'), opening: { round: 3, players: { ana: { ...nothing, points: 31 } } } };
  expect(parseSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  expect(parseSetup({ ...setup, opening: { round: 3, players: { ana: { points: 31 } } } })).toBeNull();
  expect(parseSetup(setupOf('ana', 'bob'))).not.toHaveProperty('opening');
});
