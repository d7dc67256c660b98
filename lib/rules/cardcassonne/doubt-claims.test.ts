import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { scoreEvening } from './evening';
import type { Card, Fact } from './facts';
import { claimOf, entryOf, person, setupOf, times } from './testing/evenings';

const table = setupOf('ana', 'bob');
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);
const claim = (id: string, round: number, player: string, cards: Card[] = [], more = {}) =>
  entryOf(id, { ...claimOf('green', cards), ...more }, round, player);

const unknown = (card: Card): Card => ({ ...card, colour: 'unknown' }) as Card;

test('[CC-36] more of a card than exists is a doubt on each claim concerned, and all of them count', () => {
  const evening = read(
    claim('1', 1, 'ana', times(2, person(3))),
    claim('2', 2, 'ana', times(2, person(3))),
    claim('3', 3, 'ana', [person(1)]),
  );
  const doubt = {
    doubt: 'more-than-exist',
    sort: { kind: 'person', value: 3, colour: 'green' },
    limit: 3,
    claimed: 4,
  };
  expect(evening.claims.map(({ doubts }) => doubts)).toEqual([[doubt], [doubt], []]);
  expect(evening.players.ana?.points).toBe(25);
});

test('[CC-36] cards of unknown colour that no colours fit are a doubt', () => {
  const three = unknown(person(3));
  const claims = [
    claim('1', 1, 'bob', times(3, person(3)), { row: 'red' }),
    claim('2', 2, 'bob', times(3, person(3)), { row: 'blue' }),
    claim('3', 3, 'bob', times(2, person(3)), { row: 'yellow' }),
  ];
  expect(read(...claims, claim('4', 4, 'bob', [three])).claims.at(-1)?.doubts).toEqual([]);
  expect(read(...claims, claim('4', 4, 'bob', [three, three])).claims.map(({ doubts }) => doubts)).toEqual([
    [],
    [],
    [],
    [{ doubt: 'unknown-colours', kind: 'person', value: 3 }],
  ]);
});

test('[CC-36] more claimed than was laid by the end of a round is a doubt on the claims of that round', () => {
  const many = [...times(8, person(1)), ...times(5, person(2))];
  const laid = read(claim('1', 1, 'ana', [...many.slice(2)]), claim('2', 1, 'bob', many.slice(2), { row: 'red' }));
  expect(laid.claims.flatMap(({ doubts }) => doubts)).toEqual([]);
  const more = read(claim('1', 1, 'ana', many), claim('2', 1, 'bob', many, { row: 'red' }), claim('3', 2, 'bob', []));
  const doubt = { doubt: 'more-than-laid', round: 1, laid: 22, claimed: 26 };
  expect(more.claims.map(({ doubts }) => doubts)).toEqual([[doubt], [doubt], []]);
});
