import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { type Evening, scoreEvening } from './evening';
import type { Card, Fact } from './facts';
import { areaBefore, previewClaim, previewTotal } from './preview';
import { animal, claimOf, entryOf, person, setupOf, times } from './testing/evenings';

const read = (...entries: Entry<Fact>[]): Evening => scoreEvening(setupOf('ana', 'bob'), entries);
const claim = (id: string, round: number, player: string, cards: Card[] = []) =>
  entryOf(id, claimOf('green', cards), round, player);

test('[CC-13] a claim is previewed with the animals that lie there in its round, without the entry it replaces', () => {
  const evening = read(claim('1', 1, 'ana', [animal]), claim('2', 2, 'ana', [animal]), claim('3', 3, 'ana', [animal]));
  expect(areaBefore(evening, 'ana', 3).animals.green).toBe(2);
  expect(areaBefore(evening, 'ana', 3, '1').animals.green).toBe(1);
  const preview = previewClaim(evening, claimOf('green', [animal]), { round: 2, player: 'ana' }, '2');
  expect(preview).toMatchObject({ points: 6 });
});

test('[CC-16] a total is previewed with what a claim changes about the later ones, as it comes out once entered', () => {
  const sheep = (count: number, ...cards: Card[]) => [...times(count, animal), ...cards];
  const later = [claim('2', 2, 'ana', sheep(3)), claim('3', 2, 'bob', sheep(4))];
  const evening = read(claim('1', 1, 'ana', sheep(2, person(3))), ...later);
  const amended = sheep(0, person(3), person(3));
  const preview = previewTotal(evening, claimOf('green', amended), { round: 1, player: 'ana' }, '1');
  // 3 + 6, and 14 for five sheep; then 12, and three sheep that nobody has copied the value of.
  expect(preview).toEqual({ before: { points: 23, waits: false }, after: { points: 12, waits: true } });
  expect(read(claim('1', 1, 'ana', amended), ...later).players.ana).toMatchObject({ points: 12, missing: [3] });
});

test('[CC-24] a total that waits goes on waiting, whatever a claim of a later or an earlier round brings', () => {
  const evening = read(claim('1', 2, 'ana', [animal, animal, animal]));
  const two = claimOf('green', [animal, animal]);
  expect(previewTotal(evening, claimOf('red', [person(2)]), { round: 3, player: 'ana' })).toEqual({
    before: { points: 0, waits: true },
    after: { points: 2, waits: true },
  });
  expect(previewTotal(evening, two, { round: 1, player: 'ana' }).after).toEqual({ points: 20, waits: false });
  expect(previewTotal(evening, two, { round: 1, player: 'bob' }).after).toEqual({ points: 6, waits: false });
});
