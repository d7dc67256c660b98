import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardcassonne } from '../rules/cardcassonne/module';
import { isRefusal, type Place } from '../rules/entry';
import { decide } from './decide';
import type { EventBody, SessionEvent } from './events';
import two from './golden/evening-two.json';
import { readLog } from './read-log';
import { replay } from './replay';
import { readTable } from './table';

const SEED = 20261130;

/** The log of the golden evening of two players up to round 5: round 6 to 10 are free. */
const { log: evening } = readLog(two);
const upToFive = evening.slice(0, 13);

const read = (log: readonly SessionEvent[]) => readTable(cardcassonne, replay('s', log));

/** The log with one more event, as decided; null where it is refused. */
function withMove(log: readonly SessionEvent[], target: string, place: Place): SessionEvent[] | null {
  const table = read(log);
  const fact = table.session.entries.find((entry) => entry.id === target)?.fact;
  const body: EventBody | object = decide(cardcassonne, table, { do: 'amend', target, place, fact });
  if (isRefusal(body)) return null;
  const seq = log.length;
  return [...log, { v: 1, id: `e${seq}`, device: 'd', at: seq, sessionId: 's', seq, ...(body as EventBody) }];
}

const claims = replay('s', upToFive).entries.filter(({ fact }) => (fact as { kind: string }).kind === 'claim');

const moves = fc.record({
  claim: fc.constantFrom(...claims),
  place: fc.record({ round: fc.integer({ min: 1, max: 10 }), player: fc.constantFrom('p-ana', 'p-bob') }),
});

test(`a claim moves to any free place, and back again leaves every total as it was (seed ${SEED})`, () => {
  fc.assert(
    fc.property(moves, ({ claim, place }) => {
      const taken = claims.some(({ id, place: { round, player } }) => {
        return id !== claim.id && round === place.round && player === place.player;
      });
      const there = withMove(upToFive, claim.id, place);
      expect(there === null).toBe(taken);
      if (there === null) return;
      expect(read(there).view?.claims.find(({ entry }) => entry.id === claim.id)).toMatchObject(place);
      const back = withMove(there, claim.id, claim.place);
      expect(read(back ?? []).view).toEqual(read(upToFive).view);
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('an entry that is not there, or not any more, cannot be moved', () => {
  const command = { do: 'amend', target: 'nowhere', fact: { kind: 'left' } } as const;
  expect(decide(cardcassonne, read(upToFive), command)).toEqual({ refused: 'no-such-entry' });
});
