import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { left, refuseClaim } from './conservation';
import { scoreEvening } from './evening';
import type { Card, Fact } from './facts';
import { animal, building, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const table = setupOf('ana', 'bob');
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);
const claim = (id: string, round: number, player: string, cards: Card[] = [], more = {}) =>
  entryOf(id, { ...claimOf('green', cards), ...more }, round, player);

const unknown = (card: Card): Card => ({ ...card, colour: 'unknown' }) as Card;

test('[CC-34] a card that is used up is refused with the entry that used the last one', () => {
  const evening = read(
    claim('1', 1, 'bob', [person(3)]),
    claim('3', 3, 'bob', [person(3)]),
    claim('2', 2, 'ana', [person(3)]),
  );
  expect(refuseClaim(evening, claimOf('green', [person(3)]))).toEqual({
    refused: 'used-up',
    sort: { kind: 'person', value: 3, colour: 'green' },
    limit: 3,
    given: 1,
    entry: '3',
    round: 3,
    player: 'bob',
  });
  expect(refuseClaim(evening, claimOf('blue', [person(3)]))).toBeNull();
});

test('[CC-34] a claim may use what the entry used that it replaces', () => {
  const evening = read(claim('1', 1, 'bob', times(3, person(3))));
  expect(refuseClaim(evening, claimOf('green', [person(3)]), '1')).toBeNull();
  expect(refuseClaim(evening, claimOf('green', [person(3)]), '2')).toMatchObject({ refused: 'used-up' });
});

test('[CC-34] a wrong-coloured card counts where its colour is', () => {
  const wrong: Card = { kind: 'person', value: 3, colour: 'red' };
  const evening = read(claim('1', 1, 'bob', times(3, wrong)));
  expect(refuseClaim(evening, claimOf('red', [person(3)]))).toMatchObject({ refused: 'used-up' });
  expect(refuseClaim(evening, claimOf('green', times(3, person(3))))).toBeNull();
});

test('[CC-34] there is one dragon on the table', () => {
  const evening = read(claim('1', 1, 'bob', [joker('dragon')]));
  expect(refuseClaim(evening, claimOf('red', [joker('dragon')]))).toMatchObject({ refused: 'used-up', limit: 1 });
  expect(refuseClaim(evening, claimOf('red', [joker('fairy')]))).toBeNull();
});

test('[CC-35] cards of unknown colour count against all colours', () => {
  const evening = read(claim('1', 1, 'ana', times(19, unknown({ kind: 'building', take: 'ten' }))));
  const one = { kind: 'building', colour: 'any' };
  expect(refuseClaim(evening, claimOf('red', [building]))).toBeNull();
  expect(refuseClaim(evening, claimOf('red', [building, building]))).toMatchObject({
    refused: 'used-up',
    sort: one,
    limit: 20,
  });
});

test('[CC-34] what is left for a row counts the table, the claim being entered, and not the one replaced', () => {
  const evening = read(claim('1', 1, 'ana', [person(1), animal, joker('animal')]), claim('2', 1, 'bob', [building]));
  expect(left(evening, 'green')).toEqual({
    persons: { 1: 7, 2: 5, 3: 3 },
    animals: 8,
    buildings: 4,
    jokers: { animal: 3, building: 4, dragon: 1, fairy: 1 },
  });
  expect(left(evening, 'red')).toMatchObject({ persons: { 1: 8 }, animals: 9, jokers: { animal: 3 } });
  const draft = claimOf('green', [person(1), joker('fairy')]);
  expect(left(evening, 'green', { draft })).toMatchObject({ persons: { 1: 6 }, jokers: { fairy: 0 } });
  expect(left(evening, 'green', { except: '1' })).toMatchObject({ persons: { 1: 8 }, animals: 9, buildings: 4 });
});
