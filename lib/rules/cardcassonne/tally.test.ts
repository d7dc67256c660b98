import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreEvening } from './evening';
import { tallyOf } from './tally';
import { changedEvening } from './testing/changed-evenings';
import { claimOf, entryOf, person, setupOf } from './testing/evenings';

const SEED = 20261130;

test(`[CC-05] [CC-40] the tally of an evening ends at everybody's total, and says what each claim says (seed ${SEED})`, () => {
  fc.assert(
    fc.property(changedEvening, ({ setup, entries }) => {
      const evening = scoreEvening(setup, entries);
      const tally = tallyOf(evening);
      for (const player of evening.seats)
        expect(tally.findLast((line) => line.player === player)?.sum ?? 0).toBe(evening.players[player]?.points);
      for (const { entry, after } of evening.claims)
        expect(tally.find((line) => line.entry === entry.id)?.sum).toBe(after);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('[CC-30] [CC-43] what was brought along comes first, an opened chest last', () => {
  const brought = { points: 20, animals: { yellow: 0, red: 0, green: 0, blue: 0 }, waitingJokers: 0, chest: 0 };
  const setup = { ...setupOf('ana', 'bob'), opening: { round: 2, players: { bob: brought } } };
  const chest = { yellow: 1, red: 1, green: 1, blue: 1, joker: 0 };
  const tally = tallyOf(
    scoreEvening(setup, [
      entryOf('chest', { kind: 'chest', chest }, undefined, 'bob'),
      entryOf('claim', claimOf('red', [person(3)]), 2, 'bob'),
      entryOf('board', { kind: 'adjustment', points: -2, reason: 'the board' }, undefined, 'bob'),
    ]),
  );
  expect(tally.map(({ what, round, points, sum }) => [what, round, points, sum])).toEqual([
    ['opening', null, 20, 20],
    ['claim', 2, 3, 23],
    ['adjustment', null, -2, 21],
    ['chest', null, 30, 51],
  ]);
});
