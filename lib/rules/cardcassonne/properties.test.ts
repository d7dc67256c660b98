import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { inBox } from './box';
import { cardsUsed, left } from './conservation';
import { refuseFact, refuseSetup } from './decide';
import { type Evening, scoreEvening } from './evening';
import type { Card, Fact, Opening, Setup } from './facts';
import { keepOrTen } from './keep-or-ten';
import { claimOf, entryOf, legalEvening, setupOf } from './testing/evenings';

const SEED = 1742;

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (given: T) => void, numRuns = 60): void =>
  fc.assert(fc.property(arbitrary, property), { seed: SEED, numRuns });

const pointsIn = (evening: Evening) => Object.fromEntries(evening.seats.map((id) => [id, evening.players[id]?.points]));

test(`[CC-05] neither the order of seats nor that of the log changes a player's evening (seed ${SEED})`, () => {
  const shuffled = legalEvening.chain(({ setup, entries }) =>
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
  });
});

test(`[CC-24] every total is the sum of its reasons (seed ${SEED})`, () => {
  check(legalEvening, ({ setup, entries }) => {
    const evening = scoreEvening(setup, entries);
    const totals = Object.fromEntries(setup.players.map((player) => [player, 0]));
    for (const { player, score, before, after } of evening.claims) {
      expect(before).toBe(totals[player]);
      const known = score?.reasons.reduce((sum, reason) => sum + (reason.points ?? 0), 0) ?? 0;
      expect(score?.points).toBe(known);
      expect(score?.missing.length === 0).toBe(score?.reasons.every((reason) => reason.points !== null));
      totals[player] = (totals[player] ?? 0) + known;
      expect(after).toBe(totals[player]);
    }
    expect(pointsIn(evening)).toEqual(totals);
  });
});

test(`[CC-34] a real deck is never refused or doubted, and used and left make the box (seed ${SEED})`, () => {
  const tableDoubts = ['more-than-exist', 'more-than-laid', 'unknown-colours', 'second-claim'];
  check(legalEvening, ({ setup, entries }) => {
    const evening = scoreEvening(setup, entries);
    expect(evening.claims.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(evening.claims.flatMap(({ doubts }) => doubts).filter(({ doubt }) => tableDoubts.includes(doubt))).toEqual(
      [],
    );
    const used = [...cardsUsed(evening.claims)];
    expect(used.filter(([sort, use]) => use.used > inBox(sort))).toEqual([]);
    const dragons = used.find(([sort]) => sort.kind === 'joker' && sort.joker === 'dragon')?.[1].used ?? 0;
    expect(left(evening, 'red').jokers.dragon + dragons).toBe(1);
  });
});

test(`[CC-34] every claim of a real deck is accepted when it is entered (seed ${SEED})`, () => {
  const accepts = ({ setup, entries }: { setup: Setup; entries: Entry<Fact>[] }) =>
    entries.forEach((entry, index) => {
      const evening = scoreEvening(setup, entries.slice(0, index));
      expect(refuseFact(setup, evening, entry.fact, entry.place)).toBeNull();
    });
  check(legalEvening, accepts, 15);
});

test(`[CC-36] whatever is accepted one after the other never exceeds the box (seed ${SEED})`, () => {
  const card = fc.constantFrom<Card>(
    { kind: 'person', value: 3 },
    { kind: 'animal' },
    { kind: 'joker', joker: 'animal' },
    { kind: 'joker', joker: 'dragon' },
    { kind: 'animal', colour: 'red', take: 'keep' },
  );
  check(fc.array(fc.array(card, { maxLength: 4 }), { minLength: 20, maxLength: 20 }), (claims) => {
    const setup = setupOf('ana', 'bob');
    const entries: Entry<Fact>[] = [];
    claims.forEach((cards, index) => {
      const place = { round: 1 + Math.floor(index / 2), player: index % 2 === 0 ? 'ana' : 'bob' };
      const fact = claimOf('green', cards);
      const refusal = refuseFact(setup, scoreEvening(setup, entries), fact, place);
      if (refusal === null) entries.push({ id: String(index), place, fact });
    });
    const used = cardsUsed(scoreEvening(setup, entries).claims);
    expect([...used].filter(([sort, use]) => use.used > inBox(sort))).toEqual([]);
  });
});

/** Facts as no screen would write them: right outlines with odd contents, and anything at all. */
const oddFact: fc.Arbitrary<Fact> = (() => {
  const colour = fc.constantFrom('yellow', 'red', 'green', 'blue', 'unknown', 'pink', '__proto__', undefined);
  const number = fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 13, 14, 2.5, Number.NaN, Number.POSITIVE_INFINITY);
  const card = fc.record({
    kind: fc.constantFrom('person', 'animal', 'building', 'joker', 'tower'),
    value: number,
    colour,
    take: fc.constantFrom('ten', 'keep', 'eat', undefined),
    joker: fc.constantFrom('animal', 'building', 'dragon', 'fairy', 'toString'),
  });
  const counts = fc.dictionary(fc.constantFrom('yellow', 'red', 'green', 'blue', 'joker', '3', '14'), number);
  const odd = fc.oneof(
    fc.record({
      kind: fc.constant('claim'),
      row: colour,
      cards: fc.array(fc.oneof({ weight: 6, arbitrary: card }, { weight: 1, arbitrary: fc.anything() }), {
        maxLength: 12,
      }),
      jokersTo: fc.option(fc.array(colour, { maxLength: 3 }), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('dealer'), player: fc.constantFrom('ana', 'zoe', '__proto__') }),
    fc.record({
      kind: fc.constant('scoring-card'),
      values: counts,
      agreed: fc.option(fc.array(number), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('chest'), chest: counts }),
    fc.record({ kind: fc.constant('left') }),
    fc.record({
      kind: fc.constant('adjustment'),
      points: fc.oneof(number, fc.integer(), fc.constant('47')),
      reason: fc.constantFrom('the board', ' ', '', undefined, 47),
    }),
    fc.anything(),
  );
  return odd as fc.Arbitrary<Fact>;
})();

const oddEntry: fc.Arbitrary<Entry<Fact>> = fc.record({
  id: fc.string(),
  place: fc.record(
    {
      round: fc.constantFrom(-1, 0, 1, 2, 3, 10, 11, 1.5, Number.NaN),
      player: fc.constantFrom('ana', 'bob', '__proto__', 'zoe'),
    },
    { requiredKeys: [] },
  ),
  fact: oddFact,
});

/** Late starts as a file could bring them in: shapes as stored, numbers as they come. */
const oddOpening: fc.Arbitrary<Opening> = (() => {
  const number = fc.oneof(fc.nat(4), fc.constantFrom(-1, 2.5, 14, 25, Number.NaN, Number.POSITIVE_INFINITY));
  const animals = fc.record({ yellow: number, red: number, green: number, blue: number });
  const players = fc.dictionary(
    fc.constantFrom('ana', 'bob', 'zoe', '__proto__'),
    fc.record({ points: number, animals, waitingJokers: number, chest: number }),
  );
  return fc.record({ round: fc.oneof(fc.integer({ min: 1, max: 6 }), number), players });
})();

test(`[CC-36] an evening is read whatever its facts hold, and every number in it is one (seed ${SEED})`, () => {
  const starts = fc.constantFrom(
    setupOf('ana', 'bob'),
    setupOf(),
    setupOf('ana', 'ana'),
    setupOf('ana', '__proto__', 'bob'),
  );
  const setups = fc
    .tuple(starts, fc.option(oddOpening))
    .map(([setup, opening]): Setup => (opening === null ? setup : { ...setup, opening }));
  const tables = fc.record({ setup: setups, entries: fc.array(oddEntry, { maxLength: 40 }) });
  check(
    tables,
    ({ setup, entries }) => {
      const evening = scoreEvening(setup, entries);
      expect(evening.claims.length + evening.lost.length).toBeLessThanOrEqual(entries.length);
      refuseSetup(setup);
      keepOrTen(evening, { row: 'red', cards: [{ kind: 'animal' }] }, 0, { round: 2, player: 'ana' });
      expect(Object.keys(evening.players)).toEqual(evening.seats);
      for (const { points, byReason } of Object.values(evening.players)) {
        expect(Number.isFinite(points)).toBe(true);
        expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
      }
      for (const { fact, place } of entries) refuseFact(setup, evening, fact, place);
    },
    300,
  );
});

/** Milliseconds per entry, the best of several readings. */
function costPerEntry(entries: readonly Entry<Fact>[]): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    scoreEvening(setupOf('ana', 'bob', 'eva', 'dan', 'ion'), entries);
    return performance.now() - start;
  });
  return Math.min(...times) / entries.length;
}

test('[CC-05] ten times the entries cost about ten times as much', () => {
  const log = Array.from({ length: 4000 }, (_, index) =>
    entryOf(
      String(index),
      claimOf('green', [{ kind: 'person', value: 1 }, { kind: 'building' }, { kind: 'joker', joker: 'animal' }]),
      1 + (Math.floor(index / 5) % 6),
      ['ana', 'bob', 'eva', 'dan', 'ion'][index % 5],
    ),
  );
  costPerEntry(log);
  expect(costPerEntry(log) / costPerEntry(log.slice(0, 400))).toBeLessThan(3);
});
