import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact } from './decide';
import { scoreEvening } from './evening';
import type { Fact } from './facts';
import { animal, claimOf, entryOf, person, setupOf } from './testing/evenings';

const table = setupOf('ana', 'bob');
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);
const adjust = (points: number, reason = 'the board says so'): Fact => ({ kind: 'adjustment', points, reason });
const refuse = (fact: Fact, place: Entry<Fact>['place']) => refuseFact(table, read(), fact, place);

test('[CC-40] an adjustment counts its whole points for its player, under its own reason', () => {
  const evening = read(
    entryOf('1', claimOf('red', [person(3)]), 1, 'ana'),
    entryOf('2', adjust(44), 1, 'ana'),
    entryOf('3', adjust(-7, 'counted twice'), undefined, 'ana'),
  );
  expect(evening.players.ana).toMatchObject({ points: 3 + 44 - 7, byReason: { persons: 3, adjustment: 37 } });
  expect(evening.players.bob).toMatchObject({ points: 0, byReason: { adjustment: 0 } });
  expect(evening.standings.winners).toEqual(['ana']);
});

test('[CC-40] it counts before the claim of its round, and after all of them without a round', () => {
  const claims = [1, 2, 3].map((round) => entryOf(`c${round}`, claimOf('red', [person(1)]), round, 'ana'));
  const evening = read(entryOf('1', adjust(5), undefined, 'ana'), entryOf('2', adjust(10), 2, 'ana'), ...claims);
  expect(evening.claims.map(({ before, after }) => [before, after])).toEqual([
    [0, 1],
    [11, 12],
    [12, 13],
  ]);
  expect(evening.players.ana?.points).toBe(18);
});

test('[CC-40] adjustments are listed by round, those without one last', () => {
  const evening = read(
    entryOf('1', adjust(5, 'tile'), undefined, 'ana'),
    entryOf('2', adjust(6), 3, 'bob'),
    entryOf('3', adjust(7), 2, 'ana'),
  );
  expect(evening.adjustments.map(({ entry, player, round, points }) => [entry.id, player, round, points])).toEqual([
    ['3', 'ana', 2, 7],
    ['2', 'bob', 3, 6],
    ['1', 'ana', null, 5],
  ]);
  expect(evening.adjustments[2]?.reason).toBe('tile');
});

test('[CC-40] an adjustment changes nothing but points', () => {
  const claim = entryOf('1', claimOf('red', [animal, animal]), 1, 'ana');
  const { players, currentRound } = read(claim, entryOf('2', adjust(5), 1, 'ana'));
  expect(players.ana?.area).toEqual(read(claim).players.ana?.area);
  expect(currentRound).toBe(1);
});

test('[CC-40] it may be entered for any player, with a round that the table has or none', () => {
  expect(refuse(adjust(47), { player: 'ana' })).toBeNull();
  expect(refuse(adjust(-1000), { player: 'bob', round: 10 })).toBeNull();
  expect(refuse(adjust(1), { round: 1 })).toEqual({ refused: 'unknown-player', player: null });
  expect(refuse(adjust(1), { player: 'ana', round: 11 })).toEqual({
    refused: 'no-such-round',
    round: 11,
    rounds: 10,
    first: 1,
  });
});

test.each([2.5, 1001, -1001, Number.NaN])('[CC-40] %d points are a slip, refused and not counted', (points) => {
  const refusal = { refused: 'adjustment-out-of-bounds', points, least: -1000, most: 1000 };
  expect(refuse(adjust(points), { player: 'ana' })).toEqual(refusal);
  const evening = read(entryOf('1', adjust(points), undefined, 'ana'));
  expect(evening.players.ana?.points).toBe(0);
  expect(evening.lost).toMatchObject([{ entry: { id: '1' }, problem: refusal }]);
});

test('[CC-40] points without a reason are refused', () => {
  expect(refuse(adjust(5, ' \n'), { player: 'ana' })).toEqual({ refused: 'adjustment-without-reason' });
  expect(read(entryOf('1', adjust(5, ''), undefined, 'ana')).players.ana?.points).toBe(0);
});
