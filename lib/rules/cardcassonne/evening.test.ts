import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { starter } from './dealers';
import { claimed, type Evening, scoreEvening } from './evening';
import type { Card, Chest, Fact } from './facts';
import { animal, building, claimOf, entryOf, joker, person, setupOf, times } from './testing/evenings';

const two = setupOf('ana', 'bob');
const three = setupOf('ana', 'bob', 'eva');
const read = (...entries: Entry<Fact>[]): Evening => scoreEvening(two, entries);
const claim = (id: string, round: number, player: string, cards: Card[] = [], more = {}) =>
  entryOf(id, { ...claimOf('green', cards), ...more }, round, player);
const chest = (more: Partial<Chest>): Fact => ({
  kind: 'chest',
  chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0, ...more },
});

/** An empty claim of both players in every round. */
const allRounds = Array.from({ length: 10 }, (_, index) => index + 1).flatMap((round) => [
  claim(`a${round}`, round, 'ana'),
  claim(`b${round}`, round, 'bob'),
]);

test('[CC-01] the table of rounds follows from the seats, and a table that cannot be says so', () => {
  expect(scoreEvening(three, [])).toMatchObject({
    rounds: 8,
    cards: 5,
    currentRound: 1,
    complete: false,
    problem: null,
  });
  expect(scoreEvening(setupOf('ana'), [])).toMatchObject({
    rounds: 0,
    complete: false,
    problem: { refused: 'players', players: 1 },
  });
});

test('[CC-04] the player left of the dealer begins; later dealers are entered, the latest entry stands', () => {
  const dealer = (id: string, round: number, player: string) => entryOf(id, { kind: 'dealer', player }, round);
  const evening = scoreEvening(three, [dealer('d', 2, 'bob'), dealer('e', 2, 'eva'), dealer('f', 4, 'ana')]);
  expect(evening.dealers).toEqual({ 1: 'ana', 2: 'eva', 3: null, 4: 'ana', 5: null, 6: null, 7: null, 8: null });
  expect([1, 2, 3, 4].map((round) => starter(evening, round))).toEqual(['bob', 'ana', null, 'bob']);
});

test('[CC-04] claims stand by round and then in order of play', () => {
  const entries = [claim('1', 2, 'ana'), claim('2', 1, 'ana'), claim('3', 1, 'eva'), claim('4', 1, 'bob')];
  const evening = scoreEvening(three, entries);
  expect(evening.claims.map(({ entry }) => entry.id)).toEqual(['4', '3', '2', '1']);
  expect(claimed(evening, 1)).toEqual(['bob', 'eva', 'ana']);
  const unknown = scoreEvening(three, [claim('5', 2, 'bob'), claim('6', 2, 'ana')]);
  expect(claimed(unknown, 2)).toEqual(['ana', 'bob']);
});

test('[CC-04] a dealer of the first round, and one who does not play, belong nowhere', () => {
  const evening = read(
    entryOf('d', { kind: 'dealer', player: 'bob' }, 1),
    entryOf('e', { kind: 'dealer', player: 'zoe' }, 2),
  );
  expect(evening.dealers[1]).toBe('ana');
  expect(evening.lost.map(({ problem }) => problem)).toEqual([
    { refused: 'first-dealer-fixed' },
    { refused: 'unknown-player', player: 'zoe' },
  ]);
});

test('[CC-05] a claim that is entered late counts in its own round, and later totals follow', () => {
  const later = claim('2', 2, 'ana', [animal, animal, animal]);
  const earlier = claim('1', 1, 'ana', [animal, animal]);
  expect(read(later).players.ana).toMatchObject({ points: 0, missing: [3] });
  const evening = read(later, earlier);
  expect(evening.claims.map(({ before, after }) => [before, after])).toEqual([
    [0, 6],
    [6, 20],
  ]);
  expect(evening.players.ana).toMatchObject({ points: 20, missing: [] });
});

test('[CC-05] two claims of a player in one round both count; the later one is doubted', () => {
  const evening = read(claim('1', 1, 'ana', [person(1)]), claim('2', 1, 'ana', [person(2)]));
  expect(evening.players.ana?.points).toBe(3);
  expect(evening.claims.map(({ doubts }) => doubts)).toEqual([
    [],
    [{ doubt: 'second-claim', round: 1, player: 'ana', entry: '1' }],
  ]);
});

test('[CC-05] the current round is the first in which somebody has no claim', () => {
  expect(read(claim('1', 1, 'ana'), claim('2', 2, 'bob')).currentRound).toBe(1);
  expect(read(claim('1', 1, 'ana'), claim('2', 1, 'bob')).currentRound).toBe(2);
  expect(read(...allRounds)).toMatchObject({ currentRound: 10, complete: true });
});

test('[CC-05] a claim of a round or a player that the table does not have belongs nowhere', () => {
  const evening = read(
    claim('1', 11, 'ana'),
    claim('2', 1, 'zoe'),
    claim('3', 1.5, 'ana'),
    entryOf('4', claimOf('red', [])),
  );
  expect(evening.claims).toEqual([]);
  expect(evening.lost.map(({ problem }) => problem.refused)).toEqual([
    'no-such-round',
    'unknown-player',
    'no-such-round',
    'unknown-player',
  ]);
});

test('[CC-33] a claim that cannot be scored counts 0, says why, and leaves the play area as it was', () => {
  const evening = read(
    claim('1', 1, 'ana', [animal]),
    claim('2', 2, 'ana', times(10, animal)),
    claim('3', 3, 'ana', [animal]),
  );
  expect(evening.claims[1]).toMatchObject({ score: null, problem: { refused: 'too-many', given: 10 }, doubts: [] });
  expect(evening.players.ana).toMatchObject({ points: 6, area: { animals: { green: 2 } } });
});

test('[CC-16] where jokers once went is kept, with the 3 points they scored before', () => {
  const evening = read(
    claim('1', 1, 'ana', [joker('animal')]),
    claim('2', 2, 'ana', [animal], { jokersTo: ['green'] }),
    claim('3', 3, 'ana', [
      { kind: 'animal', colour: 'red', take: 'keep' },
      { kind: 'animal', colour: 'red', take: 'keep' },
    ]),
  );
  expect(evening.players.ana).toMatchObject({
    points: 3 + 6 + 6,
    area: { animals: { green: 2, red: 2 }, waitingJokers: 0 },
  });
});

test('[CC-36] a joker whose kind an amendment took away is put by the suggestion, with a doubt', () => {
  const second = claim('2', 2, 'ana', [animal, joker('animal')], { row: 'red', jokersTo: ['green'] });
  const evening = read(claim('1', 1, 'ana', []), second);
  expect(evening.claims[1]).toMatchObject({
    problem: null,
    score: { jokersTo: ['red'], points: 6 },
    doubts: [{ doubt: 'jokers-suggested', written: ['green'], applied: ['red'] }],
  });
});

test('[CC-36] a kind that nobody wrote is doubted only where there was a choice', () => {
  const one = claim('2', 2, 'ana', [joker('animal')]);
  expect(read(claim('1', 1, 'ana', [animal]), one).claims[1]?.doubts).toEqual([]);
  const kept: Card = { kind: 'animal', colour: 'red', take: 'keep' };
  expect(read(claim('1', 1, 'ana', [animal, kept]), one).claims[1]?.doubts).toMatchObject([
    { doubt: 'jokers-suggested', written: null, applied: ['red'] },
  ]);
});

test('[CC-24] a total counts what is known while counts are asked for', () => {
  const evening = read(
    claim('1', 1, 'ana', [...times(3, animal), joker('dragon')]),
    claim('2', 1, 'bob', [animal], { row: 'red' }),
  );
  expect(evening.missing).toEqual([1, 3]);
  expect(evening.players).toMatchObject({ ana: { points: 10, missing: [3] }, bob: { points: 0, missing: [1] } });
});

test('[CC-25] a value that is entered later reaches every claim that waits for it', () => {
  const claims = [claim('1', 1, 'ana', times(3, animal)), claim('2', 1, 'bob', times(3, animal), { row: 'red' })];
  const evening = read(...claims, entryOf('3', { kind: 'scoring-card', values: { 3: 9 } }));
  expect(evening).toMatchObject({ missing: [], players: { ana: { points: 9 }, bob: { points: 9 } } });
});

test('[CC-15] the option of the table, or one that replaced it, decides on jokers', () => {
  const kept: Card = { kind: 'animal', colour: 'red', take: 'keep' };
  const entries = [
    claim('1', 1, 'ana', [animal, kept]),
    claim('2', 2, 'ana', times(2, joker('animal')), { jokersTo: ['green', 'red'] }),
  ];
  expect(scoreEvening(two, entries).claims[1]?.score?.jokersTo).toEqual(['red', 'red']);
  expect(scoreEvening(two, entries, { ...two.options, jokers: 'any' }).claims[1]?.score?.jokersTo).toEqual([
    'green',
    'red',
  ]);
});

test('[CC-07] all rounds are played out before the table is complete', () => {
  expect(read(...allRounds.slice(1)).complete).toBe(false);
  expect(read(...allRounds).complete).toBe(true);
});

test('[CC-18] claims fill the chest that is expected at the end', () => {
  const evening = read(claim('1', 1, 'ana', [building, joker('building')]), claim('2', 2, 'ana', [building]));
  expect(evening.players.ana).toMatchObject({
    points: 0,
    chestCards: 3,
    expectedChest: { yellow: 0, red: 0, green: 2, blue: 0, joker: 1 },
    chest: null,
  });
});

test('[CC-32] the chest as counted decides, and a difference to the claims is a doubt', () => {
  const evening = read(claim('1', 1, 'ana', [building]), entryOf('2', chest({ green: 1, red: 1 }), undefined, 'ana'));
  expect(evening.players.ana).toMatchObject({ points: 5, byReason: { buildings: 5 } });
  expect(evening.players.ana?.chest?.doubts).toMatchObject([
    { doubt: 'chest-differs', expected: { green: 1, red: 0 } },
  ]);
  expect(evening.allChestsCounted).toBe(false);
});

test('[CC-32] a chest that the box cannot fill counts 0 and says why', () => {
  const evening = read(entryOf('1', chest({ green: 6 }), undefined, 'ana'), entryOf('2', chest({}), undefined, 'bob'));
  expect(evening.players.ana).toMatchObject({ points: 0, chest: { grouping: null, problem: { refused: 'too-many' } } });
  expect(evening.allChestsCounted).toBe(false);
});

test('[CC-36] chests that together exceed the box are doubted, each that shows the card', () => {
  const evening = read(
    entryOf('1', chest({ green: 3 }), undefined, 'ana'),
    entryOf('2', chest({ green: 3 }), undefined, 'bob'),
  );
  const exceeds = { doubt: 'chests-exceed-box', limit: 5, counted: 6, sort: { kind: 'building', colour: 'green' } };
  expect(evening.players.ana?.chest?.doubts).toContainEqual(exceeds);
  expect(evening.players.bob?.chest?.doubts).toContainEqual(exceeds);
});

test('[CC-30] standings count opened chests, their points and their cards', () => {
  const evening = read(
    claim('1', 1, 'ana', [joker('dragon')]),
    claim('2', 1, 'bob', [joker('fairy')]),
    entryOf('3', chest({ green: 1, joker: 0 }), undefined, 'ana'),
    entryOf('4', chest({ red: 2 }), undefined, 'bob'),
  );
  expect(evening.standings).toMatchObject({
    ranks: { ana: 2, bob: 1 },
    tie: { kind: 'more-buildings', winners: ['bob'] },
  });
  expect(evening.allChestsCounted).toBe(true);
});

test('[CC-39] whether chests may be seen changes no points', () => {
  const entries = [claim('1', 1, 'ana', [building, person(3)])];
  const open = scoreEvening(two, entries, { ...two.options, chests: 'open' });
  expect(open.players).toEqual(scoreEvening(two, entries).players);
});
