import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { starter } from './dealers';
import { refuseFact, refuseSetup } from './decide';
import { scoreEvening } from './evening';
import type { Chest, Fact, PlayerOpening, Setup } from './facts';
import { areaBefore, previewClaim } from './preview';
import { animal, building, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const brings = (more: Partial<PlayerOpening>): PlayerOpening => ({
  points: 0,
  animals: { yellow: 0, red: 0, green: 0, blue: 0 },
  waitingJokers: 0,
  chest: 0,
  ...more,
});
const animals = (more: Partial<PlayerOpening['animals']>) => ({ yellow: 0, red: 0, green: 0, blue: 0, ...more });
const late = (players: Record<string, PlayerOpening>, round = 4): Setup => ({
  ...setupOf('ana', 'bob', 'eva'),
  opening: { round, players },
});
const table = late({
  ana: brings({ points: 31, animals: animals({ green: 4 }), chest: 3 }),
  bob: brings({ points: 12, waitingJokers: 1 }),
});
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);
const chest = (more: Partial<Chest>): Fact => ({
  kind: 'chest',
  chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0, ...more },
});

test('[CC-43] a table that starts late begins with its first round, under the first dealer', () => {
  const evening = read();
  expect(evening).toMatchObject({ problem: null, firstRound: 4, currentRound: 4, rounds: 8 });
  expect(evening.dealers).toEqual({ 4: 'ana', 5: null, 6: null, 7: null, 8: null });
  expect(starter(evening, 4)).toBe('bob');
  expect(scoreEvening(setupOf('ana', 'bob'), []).firstRound).toBe(1);
});

test('[CC-43] claims go on from the points, animals and jokers that each player brings', () => {
  const evening = read(
    entryOf('1', claimOf('green', [animal]), 4, 'ana'),
    entryOf('2', claimOf('red', [animal], ['red']), 4, 'bob'),
    entryOf('3', claimOf('red', [person(1)]), 4, 'eva'),
  );
  expect(evening.players).toMatchObject({
    ana: { points: 31 + 14, byReason: { opening: 31, animals: 14 }, area: { animals: { green: 5 } } },
    bob: { points: 12 + 6, byReason: { opening: 12 }, area: { animals: { red: 2 }, waitingJokers: 0 } },
    eva: { points: 1, byReason: { opening: 0 } },
  });
  expect(evening.claims.map(({ before, after }) => [before, after])).toEqual([
    [12, 18],
    [0, 1],
    [31, 45],
  ]);
  expect(evening.currentRound).toBe(5);
});

test('[CC-43] before the first claim everybody has what they brought', () => {
  const evening = read();
  expect(evening.players.ana).toMatchObject({ points: 31, opening: { chest: 3 }, area: { animals: { green: 4 } } });
  expect(areaBefore(evening, 'ana', 4).animals.green).toBe(4);
  expect(previewClaim(evening, claimOf('green', [animal]), { round: 4, player: 'ana' })).toMatchObject({ points: 14 });
  expect(evening.standings.winners).toEqual(['ana']);
});

test('[CC-43] rounds before the first do not exist', () => {
  const refusal = { refused: 'no-such-round', round: 3, rounds: 8, first: 4 };
  expect(refuseFact(table, read(), claimOf('red', []), { round: 3, player: 'ana' })).toEqual(refusal);
  expect(read(entryOf('1', claimOf('red', []), 3, 'ana')).lost).toMatchObject([{ problem: refusal }]);
  expect(refuseFact(table, read(), { kind: 'dealer', player: 'bob' }, { round: 4 })).toEqual({
    refused: 'first-dealer-fixed',
  });
  expect(refuseFact(table, read(), { kind: 'dealer', player: 'bob' }, { round: 5 })).toBeNull();
});

test('[CC-43] the table is complete when its own rounds are played', () => {
  const claims = [4, 5, 6, 7, 8].flatMap((round) =>
    table.players.map((player) => entryOf(`${player}${round}`, claimOf('red', []), round, player)),
  );
  expect(read(...claims).complete).toBe(true);
  expect(read(...claims.slice(1)).complete).toBe(false);
});

test('[CC-43] a late start names a round and players of the table', () => {
  expect(refuseSetup(table)).toBeNull();
  expect(refuseSetup(late({}, 8))).toBeNull();
  for (const round of [0, 9, 1.5, Number.NaN]) {
    expect(refuseSetup(late({}, round))).toEqual({ refused: 'no-such-round', round, rounds: 8, first: 1 });
  }
  expect(refuseSetup(late({ zoe: brings({}) }))).toEqual({ refused: 'unknown-player', player: 'zoe' });
});

test.each([
  ['points', brings({ points: -1 }), { given: -1, most: null }],
  ['points', brings({ points: 1.5 }), { given: 1.5, most: null }],
  ['animals', brings({ animals: animals({ blue: 14 }) }), { given: 14, most: 13, colour: 'blue' }],
  ['waiting-jokers', brings({ waitingJokers: 5 }), { given: 5, most: 4 }],
  ['chest', brings({ chest: 25 }), { given: 25, most: 24 }],
] as const)('[CC-44] nobody brings such %s', (of, opening, more) => {
  const refusal = { refused: 'opening-out-of-bounds', of, player: 'bob', colour: null, least: 0, ...more };
  expect(refuseSetup(late({ bob: opening }))).toEqual(refusal);
  expect(scoreEvening(late({ bob: opening }), [])).toMatchObject({
    problem: refusal,
    rounds: 0,
    players: { bob: { points: 0 } },
  });
});

test('[CC-44] all together bring no more jokers and chest cards than the box holds', () => {
  // 7 + 6 green are four more than the nine cards, and a joker waits.
  const jokers = { bob: brings({ animals: animals({ green: 7 }) }), eva: brings({ animals: animals({ green: 6 }) }) };
  expect(refuseSetup(late(jokers))).toBeNull();
  expect(refuseSetup(late({ ...jokers, ana: brings({ waitingJokers: 1 }) }))).toEqual({
    refused: 'opening-out-of-bounds',
    of: 'jokers',
    player: null,
    colour: null,
    given: 5,
    least: 0,
    most: 4,
  });
  const chests = { ana: brings({ chest: 12 }), bob: brings({ chest: 13 }) };
  expect(refuseSetup(late(chests))).toMatchObject({ of: 'chest', player: null, given: 25, most: 24 });
});

test('[CC-44] chest cards that were brought count, and nobody knows which they are', () => {
  const evening = read(entryOf('1', claimOf('red', [building, joker('building')]), 4, 'ana'));
  expect(evening.players.ana).toMatchObject({ chestCards: 5, expectedChest: { red: 1, joker: 1, green: 0 } });
});

test('[CC-44] an opened chest agrees with the claims if it holds theirs and as many as there must be', () => {
  const claim = entryOf('1', claimOf('red', [building, joker('building')]), 4, 'ana');
  const doubts = (more: Partial<Chest>) =>
    read(claim, entryOf('2', chest(more), undefined, 'ana')).players.ana?.chest?.doubts;
  expect(doubts({ red: 1, joker: 1, green: 3 })).toEqual([]);
  expect(doubts({ red: 4, joker: 1 })).toEqual([]);
  expect(doubts({ red: 1, joker: 1, green: 2 })).toMatchObject([{ doubt: 'chest-differs', unknown: 3 }]);
  expect(doubts({ red: 5, joker: 0 })).toMatchObject([{ doubt: 'chest-differs', expected: { joker: 1 } }]);
});

test('[CC-44] no card that was brought counts as used', () => {
  const full = late({ ana: brings({ animals: animals({ green: 9 }), waitingJokers: 0, chest: 24 }) });
  const evening = scoreEvening(full, []);
  const fact = claimOf('green', [...times(9, animal), ...times(5, building), joker('building')]);
  expect(refuseFact(full, evening, fact, { round: 4, player: 'bob' })).toBeNull();
  const claimed = scoreEvening(full, [entryOf('1', fact, 4, 'bob')]);
  expect(claimed.claims[0]?.doubts).toEqual([]);
});
