import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact, refuseSetup } from './decide';
import { scoreEvening } from './evening';
import type { Chest, Fact, Options } from './facts';
import { animal, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const table = setupOf('ana', 'bob');
const refuse = (entries: Entry<Fact>[], fact: Fact, place: Entry<Fact>['place'], except?: string) =>
  refuseFact(table, scoreEvening(table, entries), fact, place, except);
const chest = (more: Partial<Chest>): Fact => ({
  kind: 'chest',
  chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0, ...more },
});
const rounds = Array.from({ length: 10 }, (_, index) => index + 1);
const played = rounds.flatMap((round) =>
  table.players.map((player) => entryOf(`${player}${round}`, claimOf('red', []), round, player)),
);

test('[CC-05] a claim is accepted in a round without one, and refused beside another', () => {
  const first = entryOf('1', claimOf('red', [person(1)]), 1, 'ana');
  expect(refuse([], claimOf('red', [person(1)]), { round: 1, player: 'ana' })).toBeNull();
  expect(refuse([first], claimOf('red', []), { round: 1, player: 'bob' })).toBeNull();
  expect(refuse([first], claimOf('red', []), { round: 1, player: 'ana' })).toEqual({
    refused: 'claim-exists',
    player: 'ana',
    round: 1,
    entry: '1',
  });
  expect(refuse([first], claimOf('red', []), { round: 1, player: 'ana' }, '1')).toBeNull();
});

test('[CC-05] a place that the table does not have is refused', () => {
  expect(refuse([], claimOf('red', []), { round: 1, player: 'zoe' })).toEqual({
    refused: 'unknown-player',
    player: 'zoe',
  });
  expect(refuse([], claimOf('red', []), { round: 1 })).toEqual({ refused: 'unknown-player', player: null });
  expect(refuse([], claimOf('red', []), { player: 'ana' })).toEqual({
    refused: 'no-such-round',
    round: null,
    rounds: 10,
    first: 1,
  });
  for (const round of [0, 11, 1.5]) {
    expect(refuse([], claimOf('red', []), { round, player: 'ana' })).toEqual({
      refused: 'no-such-round',
      round,
      rounds: 10,
      first: 1,
    });
  }
});

test('[CC-33] what a claim alone cannot be is refused', () => {
  const place = { round: 1, player: 'ana' };
  expect(refuse([], claimOf('green', times(9, person(1))), place)).toMatchObject({ refused: 'too-many', limit: 8 });
});

test('[CC-13] jokers are judged by the animals that lie there in the round of the claim', () => {
  const first = entryOf('1', claimOf('green', [animal]), 1, 'ana');
  const fact = claimOf('red', [joker('animal')], ['green']);
  expect(refuse([first], fact, { round: 2, player: 'ana' })).toBeNull();
  expect(refuse([first], fact, { round: 2, player: 'bob' })).toMatchObject({ refused: 'jokers-to-number', needed: 0 });
  expect(refuse([first], fact, { round: 1, player: 'ana' }, '1')).toMatchObject({ refused: 'jokers-to-number' });
});

test('[CC-46] a claim moves to any place where there is none and its player still plays', () => {
  const moved = claimOf('red', [joker('animal')], ['green']);
  const entries: Entry<Fact>[] = [
    entryOf('1', claimOf('green', [animal]), 1, 'ana'),
    entryOf('2', moved, 2, 'ana'),
    entryOf('3', claimOf('red', []), 2, 'bob'),
    entryOf('4', { kind: 'left' }, 3, 'bob'),
  ];
  expect(refuse(entries, moved, { round: 3, player: 'ana' }, '2')).toBeNull();
  expect(refuse(entries, moved, { round: 1, player: 'bob' }, '2')).toBeNull();
  expect(refuse(entries, moved, { round: 1, player: 'ana' }, '2')).toMatchObject({
    refused: 'claim-exists',
    entry: '1',
  });
  expect(refuse(entries, moved, { round: 2, player: 'bob' }, '2')).toMatchObject({
    refused: 'claim-exists',
    entry: '3',
  });
  expect(refuse(entries, moved, { round: 3, player: 'bob' }, '2')).toMatchObject({ refused: 'has-left', entry: '4' });
  expect(refuse(entries, moved, { round: 2, player: 'ana' }, '2')).toBeNull();
});

test('[CC-46] jokers whose kind does not lie at the new place are put by the suggestion, with a doubt', () => {
  const elsewhere = [
    entryOf('1', claimOf('red', [animal]), 1, 'bob'),
    entryOf('2', claimOf('blue', [joker('animal')], ['green']), 2, 'bob'),
  ];
  expect(scoreEvening(table, elsewhere).claims[1]).toMatchObject({
    problem: null,
    score: { jokersTo: ['red'] },
    doubts: [{ doubt: 'jokers-suggested', written: ['green'], applied: ['red'] }],
  });
});

test('[CC-46] moving a claim uses no card twice', () => {
  const all = claimOf('green', times(3, person(3)));
  const entries = [entryOf('1', all, 1, 'ana')];
  expect(refuse(entries, all, { round: 2, player: 'bob' }, '1')).toBeNull();
  expect(refuse(entries, all, { round: 2, player: 'bob' })).toMatchObject({ refused: 'used-up' });
});

test('[CC-34] what the table has used up is refused', () => {
  const first = entryOf('1', claimOf('green', times(3, person(3))), 1, 'ana');
  expect(refuse([first], claimOf('green', [person(3)]), { round: 1, player: 'bob' })).toMatchObject({
    refused: 'used-up',
    entry: '1',
    round: 1,
    player: 'ana',
  });
});

test('[CC-36] what is only unlikely is not refused', () => {
  const cards = [...times(8, person(1)), ...times(5, person(2)), ...times(3, person(3)), ...times(9, animal)];
  expect(refuse([], claimOf('green', cards), { round: 1, player: 'ana' })).toBeNull();
});

test('[CC-04] a later dealer is accepted, the first one is settled at the start', () => {
  expect(refuse([], { kind: 'dealer', player: 'bob' }, { round: 2 })).toBeNull();
  expect(refuse([], { kind: 'dealer', player: 'bob' }, { round: 1 })).toEqual({ refused: 'first-dealer-fixed' });
  expect(refuse([], { kind: 'dealer', player: 'zoe' }, { round: 2 })).toMatchObject({ refused: 'unknown-player' });
});

test('[CC-26] values of the scoring card are checked for slips', () => {
  expect(refuse([], { kind: 'scoring-card', values: { 3: 9, 13: 200 }, agreed: [13] }, {})).toBeNull();
  expect(refuse([], { kind: 'scoring-card', values: { 14: 9 } }, {})).toMatchObject({ refused: 'no-such-count' });
  expect(refuse([], { kind: 'scoring-card', values: { 3: 201 } }, {})).toMatchObject({
    refused: 'value-out-of-bounds',
  });
  expect(refuse([], { kind: 'scoring-card', values: {}, agreed: [0] }, {})).toMatchObject({ refused: 'no-such-count' });
});

test('[CC-07] a chest is opened when all rounds are played', () => {
  expect(refuse(played, chest({ green: 2 }), { player: 'ana' })).toBeNull();
  expect(refuse(played.slice(0, 19), chest({ green: 2 }), { player: 'ana' })).toEqual({
    refused: 'rounds-left',
    round: 10,
    rounds: 10,
  });
});

test('[CC-32] a chest holds what the box and the other chests leave, and is opened once', () => {
  const opened = [...played, entryOf('c', chest({ green: 4, joker: 1 }), undefined, 'bob')];
  expect(refuse(opened, chest({ green: 1, joker: 3 }), { player: 'ana' })).toBeNull();
  expect(refuse(opened, chest({ green: 6 }), { player: 'ana' })).toMatchObject({ refused: 'too-many', limit: 5 });
  expect(refuse(opened, chest({ green: 2 }), { player: 'ana' })).toEqual({
    refused: 'in-other-chests',
    sort: { kind: 'building', colour: 'green' },
    limit: 5,
    given: 2,
    entry: 'c',
    player: 'bob',
  });
  expect(refuse(opened, chest({}), { player: 'bob' })).toEqual({ refused: 'chest-exists', player: 'bob', entry: 'c' });
  expect(refuse(opened, chest({ green: 5 }), { player: 'bob' }, 'c')).toBeNull();
});

test('[CC-01] a table starts with 2 to 5 different players', () => {
  expect(refuseSetup(table)).toBeNull();
  expect(refuseSetup(setupOf('ana'))).toMatchObject({ refused: 'players', players: 1 });
  expect(refuseSetup(setupOf('ana', 'bob', 'ana'))).toEqual({ refused: 'player-twice', player: 'ana' });
});

test('[CC-04] the first dealer is one of the players', () => {
  expect(refuseSetup({ ...table, firstDealer: 'zoe' })).toEqual({ refused: 'unknown-player', player: 'zoe' });
});

test('[CC-38] a table starts with options and values that exist', () => {
  const options = { ...table.options, jokers: 'none' } as unknown as Options;
  expect(refuseSetup({ ...table, options })).toMatchObject({ refused: 'unknown-option', option: 'jokers' });
  expect(refuseSetup({ ...table, scoringCard: { 14: 1 } })).toMatchObject({ refused: 'no-such-count' });
});

test('a fact that cannot be read is refused', () => {
  expect(refuse([], { kind: 'claim', row: 'red' } as unknown as Fact, { round: 1, player: 'ana' })).toEqual({
    refused: 'unreadable',
  });
});
