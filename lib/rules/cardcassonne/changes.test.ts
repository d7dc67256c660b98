import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact, refuseSetup } from './decide';
import { type Evening, scoreEvening } from './evening';
import type { Fact, Opening, Setup } from './facts';
import { playing } from './leaving';
import { changedEvening } from './testing/changed-evenings';
import { legalEvening } from './testing/evenings';

const SEED = 1743;

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (given: T) => void, numRuns = 60): void =>
  fc.assert(fc.property(arbitrary, property), { seed: SEED, numRuns });

const roundOf = ({ place }: Entry<Fact>): number => place.round ?? 0;

test(`[CC-41] the order of seats and of the log never matters, whatever changes at a table (seed ${SEED})`, () => {
  const shuffled = changedEvening.chain(({ setup, entries }) =>
    fc.record({
      given: fc.constant({ setup, entries }),
      seats: fc.shuffledSubarray(setup.players, { minLength: setup.players.length }),
      log: fc.shuffledSubarray(entries, { minLength: entries.length }),
    }),
  );
  check(shuffled, ({ given, seats, log }) => {
    const evening = scoreEvening(given.setup, given.entries);
    const other = scoreEvening({ ...given.setup, players: seats }, log);
    expect(other.players).toEqual(evening.players);
    expect(other.standings.ranks).toEqual(evening.standings.ranks);
    expect(other.left).toEqual(evening.left);
    expect([other.complete, other.currentRound]).toEqual([evening.complete, evening.currentRound]);
  });
});

test(`[CC-40] every total is the sum of its reasons, adjustments counted in (seed ${SEED})`, () => {
  check(changedEvening, ({ setup, entries }) => {
    const evening = scoreEvening(setup, entries);
    for (const [player, { points, byReason }] of Object.entries(evening.players)) {
      expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
      const claims = evening.claims.filter((claim) => claim.player === player);
      const adjusted = evening.adjustments.filter((each) => each.player === player);
      const given = adjusted.reduce((sum, each) => sum + each.points, 0);
      expect(points).toBe(claims.reduce((sum, { score }) => sum + (score?.points ?? 0), given));
      for (const { round, before, after, score } of claims) {
        const earlier = claims.filter((claim) => claim.round < round);
        const until = adjusted.filter((each) => each.round !== null && each.round <= round);
        const known = [...earlier.map((claim) => claim.score?.points ?? 0), ...until.map((each) => each.points)];
        expect(before).toBe(known.reduce((sum, each) => sum + each, 0));
        expect(after).toBe(before + (score?.points ?? 0));
      }
    }
  });
});

test(`[CC-41] a table is complete when all who play a round have claimed in it, and none of it is refused (seed ${SEED})`, () => {
  const accepts = ({ setup, entries }: { setup: Setup; entries: Entry<Fact>[] }) => {
    const evening = scoreEvening(setup, entries);
    expect(evening.complete).toBe(true);
    const waiting = evening.claims.filter(({ player, round }) => !playing(evening, round).includes(player));
    expect(waiting).toEqual([]);
    entries.forEach((entry, index) => {
      expect(refuseFact(setup, scoreEvening(setup, entries.slice(0, index)), entry.fact, entry.place)).toBeNull();
    });
  };
  check(changedEvening, accepts, 15);
});

/** The totals before and after each claim, from a round on; the order of play needs a dealer, who differs. */
const totalsByEntry = ({ claims }: Evening, from = 1): Record<string, [number, number]> =>
  Object.fromEntries(
    claims.flatMap(({ entry, round, before, after }) => (round < from ? [] : [[entry.id, [before, after]]])),
  );

/** What an evening comes to before a round, as a table that starts with that round would be told. */
function openingBefore(setup: Setup, entries: readonly Entry<Fact>[], round: number): Opening {
  const earlier = scoreEvening(
    setup,
    entries.filter((entry) => roundOf(entry) < round),
  );
  const brought = Object.entries(earlier.players).map(([player, { points, area, chestCards }]) => [
    player,
    { points, animals: area.animals, waitingJokers: area.waitingJokers, chest: chestCards },
  ]);
  return { round, players: Object.fromEntries(brought) };
}

test(`[CC-43] a table that starts late ends as if all of it had been scored here (seed ${SEED})`, () => {
  const starts = fc.record({ given: legalEvening, round: fc.integer({ min: 1, max: 6 }) });
  check(starts, ({ given: { setup, entries }, round }) => {
    const late = { ...setup, opening: openingBefore(setup, entries, round) };
    expect(refuseSetup(late)).toBeNull();
    const whole = scoreEvening(setup, entries);
    const evening = scoreEvening(
      late,
      entries.filter((entry) => roundOf(entry) >= round),
    );
    const outcome = ({ players, complete }: Evening) => [
      complete,
      Object.entries(players).map(([player, { points, area, chestCards }]) => ({ player, points, area, chestCards })),
    ];
    // Values that earlier rounds wait for are unknown to a table that never saw those rounds; points known are the same.
    expect(outcome(evening)).toEqual(outcome(whole));
    expect(totalsByEntry(evening)).toEqual(totalsByEntry(whole, round));
    for (const { points, byReason } of Object.values(evening.players)) {
      expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
    }
  });
});

test(`[CC-46] an entry that is moved and moved back leaves everything as it was (seed ${SEED})`, () => {
  const moves = fc.record({ given: changedEvening, from: fc.nat(59), to: fc.nat(59) });
  check(moves, ({ given: { setup, entries }, from, to }) => {
    const claims = entries.filter(({ fact }) => fact.kind === 'claim');
    const [moved, freed] = [claims[from % claims.length], claims[to % claims.length]];
    if (moved === undefined || freed === undefined || moved === freed) return;
    const withoutFreed = entries.filter((entry) => entry !== freed);
    const before = scoreEvening(setup, withoutFreed);
    const placedAt = (place: Entry<Fact>['place']) =>
      withoutFreed.map((entry) => (entry.id === moved.id ? { ...entry, place } : entry));
    const there = scoreEvening(setup, placedAt(freed.place));
    const refused = refuseFact(setup, before, moved.fact, freed.place, moved.id);
    if (refused === null) expect(there.claims.find(({ entry }) => entry.id === moved.id)?.problem).toBeNull();
    else expect(refused.refused).toBe('kind-too-large');
    expect(there.claims.length).toBe(before.claims.length);
    expect(scoreEvening(setup, placedAt(moved.place))).toEqual(before);
  });
});
