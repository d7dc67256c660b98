import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { starter } from './dealers';
import { refuseFact } from './decide';
import { claimed, scoreEvening } from './evening';
import type { Card, Fact } from './facts';
import { playing } from './leaving';
import { animal, building, claimOf, entryOf, person, setupOf, times } from './testing/evenings';

const table = setupOf('ana', 'bob', 'eva');
const read = (...entries: Entry<Fact>[]) => scoreEvening(table, entries);
const claim = (id: string, round: number, player: string, cards: Card[] = []) =>
  entryOf(id, claimOf('green', cards), round, player);
const left = (id: string, round: number, player: string) => entryOf(id, { kind: 'left' }, round, player);
const dealer = (id: string, round: number, player: string) => entryOf(id, { kind: 'dealer', player }, round);
const refuse = (entries: Entry<Fact>[], fact: Fact, place: Entry<Fact>['place'], except?: string) =>
  refuseFact(table, read(...entries), fact, place, except);

test('[CC-41] who left keeps points, animals, chest and place, and is waited for no more', () => {
  const evening = read(
    claim('1', 1, 'ana', [animal, animal, building]),
    claim('2', 1, 'bob', [person(1)]),
    claim('3', 1, 'eva'),
    left('4', 2, 'ana'),
    claim('5', 2, 'bob'),
    claim('6', 2, 'eva'),
  );
  expect(evening).toMatchObject({ left: { ana: 2 }, currentRound: 3, standings: { winners: ['ana'] } });
  expect(evening.players.ana).toMatchObject({ points: 6, chestCards: 1, area: { animals: { green: 2 } } });
  expect([1, 2, 8].map((round) => playing(evening, round))).toEqual([
    ['ana', 'bob', 'eva'],
    ['bob', 'eva'],
    ['bob', 'eva'],
  ]);
});

test('[CC-41] a table ends without the claims of those who left, also when nobody stays', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
  const alone = rounds.map((round) => claim(`e${round}`, round, 'eva'));
  expect(read(left('1', 1, 'ana'), left('2', 1, 'bob'), ...alone)).toMatchObject({ complete: true, currentRound: 8 });
  expect(read(left('1', 1, 'ana'), ...alone)).toMatchObject({ complete: false, currentRound: 1 });
  const nobody = read(...['ana', 'bob', 'eva'].map((player) => left(player, 1, player)));
  expect(nobody.complete).toBe(true);
  expect(starter(nobody, 1)).toBeNull();
});

test('[CC-41] the deal stays as it was, and the chest of who left is opened with the others', () => {
  const evening = read(left('1', 1, 'ana'));
  expect(evening).toMatchObject({ cards: 5, rounds: 8, allChestsCounted: false });
  const empty: Fact = { kind: 'chest', chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0 } };
  const chests = ['bob', 'eva'].map((player) => entryOf(player, empty, undefined, player));
  expect(read(left('1', 1, 'ana'), ...chests).allChestsCounted).toBe(false);
  expect(read(left('1', 1, 'ana'), ...chests, entryOf('a', empty, undefined, 'ana')).allChestsCounted).toBe(true);
});

test('[CC-41] the hands of those who left count as never laid', () => {
  const cards = [...times(8, person(1)), ...times(5, person(2)), ...times(3, person(3)), ...times(5, animal)];
  const claims = [claim('1', 1, 'bob', cards)];
  expect(read(...claims, left('4', 2, 'ana')).claims[0]?.doubts).toEqual([]);
  // 10 at the start and 5 each of bob and eva; without eva too, 15.
  expect(read(...claims, left('4', 1, 'ana')).claims[0]?.doubts).toEqual([
    { doubt: 'more-than-laid', round: 1, laid: 20, claimed: 21 },
  ]);
  expect(read(...claims, left('4', 1, 'ana'), left('5', 1, 'eva')).claims[0]?.doubts).toMatchObject([{ laid: 15 }]);
});

test('[CC-41] nobody leaves twice, nor before the last claim that they made', () => {
  const entries = [claim('1', 1, 'ana'), left('2', 3, 'ana')];
  expect(refuse(entries, { kind: 'left' }, { round: 5, player: 'ana' })).toEqual({
    refused: 'has-left',
    player: 'ana',
    round: 3,
    entry: '2',
  });
  expect(refuse(entries, { kind: 'left' }, { round: 2, player: 'ana' }, '2')).toBeNull();
  expect(refuse(entries, { kind: 'left' }, { round: 1, player: 'ana' }, '2')).toEqual({
    refused: 'claim-exists',
    player: 'ana',
    round: 1,
    entry: '1',
  });
  expect(refuse(entries, { kind: 'left' }, { round: 1, player: 'bob' })).toBeNull();
  expect(refuse(entries, { kind: 'left' }, { player: 'bob' })).toMatchObject({ refused: 'no-such-round', round: null });
  expect(read(left('1', 5, 'ana'), left('2', 3, 'ana')).left).toEqual({ ana: 3 });
});

test('[CC-42] a claim of a player who has left is refused, and doubted where it stands all the same', () => {
  const gone = left('1', 3, 'ana');
  const place = { round: 3, player: 'ana' };
  const hasLeft = { player: 'ana', round: 3, entry: '1' };
  expect(refuse([gone], claimOf('green', []), { round: 4, player: 'ana' })).toEqual({
    refused: 'has-left',
    ...hasLeft,
  });
  expect(refuse([gone], claimOf('green', []), { round: 2, player: 'ana' })).toBeNull();
  const evening = read(claim('2', 3, 'ana', [person(3)]), gone);
  expect(evening.claims[0]).toMatchObject({ after: 3, doubts: [{ doubt: 'claim-after-leaving', ...hasLeft }] });
  expect(claimed(evening, 3)).toEqual(['ana']);
  expect(refuseFact(table, evening, claimOf('green', []), place, '2')).toMatchObject({ refused: 'has-left' });
});

test('[CC-42] the next player in seat order who still plays begins', () => {
  const evening = read(left('1', 2, 'bob'), dealer('2', 2, 'ana'), dealer('3', 3, 'ana'));
  expect([1, 2, 3].map((round) => starter(evening, round))).toEqual(['bob', 'eva', 'eva']);
  const alone = read(left('1', 2, 'bob'), left('2', 2, 'eva'), dealer('3', 2, 'ana'));
  expect(starter(alone, 2)).toBe('ana');
});

test('[CC-42] who has left deals no round, and the first dealer stays as agreed', () => {
  const gone = left('1', 2, 'bob');
  const refusal = { refused: 'has-left', player: 'bob', round: 2, entry: '1' };
  expect(refuse([gone], { kind: 'dealer', player: 'bob' }, { round: 2 })).toEqual(refusal);
  expect(refuse([left('1', 3, 'bob')], { kind: 'dealer', player: 'bob' }, { round: 2 })).toBeNull();
  const evening = read(dealer('2', 2, 'eva'), dealer('3', 2, 'bob'), gone);
  expect(evening.dealers[2]).toBe('eva');
  expect(evening.lost).toMatchObject([{ entry: { id: '3' }, problem: refusal }]);
  expect(read(left('1', 1, 'ana')).dealers[1]).toBe('ana');
});

test('[CC-42] a claim that stands where nobody waits for it is in order of play', () => {
  const evening = read(claim('1', 1, 'eva'), claim('2', 1, 'bob'), left('3', 1, 'bob'));
  expect(evening.claims.map(({ player }) => player)).toEqual(['eva', 'bob']);
});
