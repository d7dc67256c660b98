import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Known } from './chance';
import type { CardFact, Carried } from './facts';
import { christmasPresent } from './module';
import type { CardOptions } from './options';
import {
  type carriedSchema,
  type factSchema,
  type knownSchema,
  type optionsSchema,
  parseCarried,
  parseFact,
  parseKnown,
} from './schemas';

test('schemas and facts are the same types', () => {
  expectTypeOf<z.output<typeof factSchema>>().toEqualTypeOf<CardFact>();
  expectTypeOf<z.output<typeof carriedSchema>>().toEqualTypeOf<Carried>();
  expectTypeOf<z.output<typeof optionsSchema>>().toEqualTypeOf<CardOptions>();
  expectTypeOf<z.output<typeof knownSchema>>().toEqualTypeOf<Known>();
});

test.each<CardFact>([
  { kind: 'christmas-present/drew', deck: 'road', nth: 1 },
  { kind: 'christmas-present/drew', deck: 'cloister', nth: 32, shown: 'score-3' },
  { kind: 'christmas-present/played', card: 'lock-city', nth: 4, label: 'the north city' },
  { kind: 'christmas-present/played', card: 'double-points', nth: 4, followers: 3 },
  { kind: 'christmas-present/let-go', card: 'mastermind', nth: 2 },
  { kind: 'christmas-present/hand-closed', dead: [{ card: 'mastermind', nth: 2 }] },
  { kind: 'christmas-present/held-line', label: 'The fairy', points: 3, players: ['ana'] },
])('a $kind fact is read as it was written', (fact) => {
  expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual(fact);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an unknown card', { kind: 'christmas-present/let-go', card: 'fifth-ace', nth: 2 }],
  ['a draw from no deck', { kind: 'christmas-present/drew', deck: 'field', nth: 1 }],
  ['a hand that is none', { kind: 'christmas-present/hand-closed', dead: ['mastermind'] }],
])('%s is not read', (_, raw) => {
  expect(parseFact(raw)).toBeNull();
});

test('what a feature carries, and what is kept beside the log, is read as it was written', () => {
  expect(parseCarried({ card: { card: 'loop-road', nth: 3 }, lying: [1, 2] })).toEqual({
    card: { card: 'loop-road', nth: 3 },
    lying: [1, 2],
  });
  expect(parseCarried({ lying: 'all' })).toBeNull();
  expect(parseKnown({ deck: 'road', nth: 3, card: 'mastermind' })).toEqual({
    deck: 'road',
    nth: 3,
    card: 'mastermind',
  });
  expect(parseKnown({ deck: 'road', nth: 3 })).toBeNull();
});

test('chance decides which card a draw is, and the log tells it where it acts at once', () => {
  const draw = { kind: 'christmas-present/drew', deck: 'cloister', nth: 1 } as const;
  const first = christmasPresent.secrets?.draw(draw, [], () => 0);
  expect(first).toEqual({
    fact: { ...draw, shown: 'score-3' },
    secret: { deck: 'cloister', nth: 1, card: 'score-3' },
  });
  const covered = christmasPresent.secrets?.draw(draw, [], () => 31);
  expect(covered).toEqual({ fact: draw, secret: { deck: 'cloister', nth: 1, card: 'joint-farm' } });
  expect(christmasPresent.secrets?.draw(draw, [{ odd: true }, covered?.secret], () => 0)).toEqual(covered);
  const letGo = { kind: 'christmas-present/let-go', card: 'mastermind', nth: 1 } as const;
  expect(christmasPresent.secrets?.draw(letGo, [], () => 0)).toBeNull();
});
