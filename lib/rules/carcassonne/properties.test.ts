import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseFact } from './decide';
import { refuseSetup } from './decide-setup';
import { previewFarms } from './farm-preview';
import { type FarmSet, scoreFields } from './farms';
import { citiesOf, type Field } from './field';
import { majorityOf } from './majority';
import { previewEntry, previewTable } from './previews';
import { sumOf } from './reasons';
import { scoreTable } from './table';
import { fieldsOf, followersOf, game, oddEntry, options, SIX } from './testing/arbitrary';
import { entryOf, featureOf, road, setupOf } from './testing/tables';

const SEED = 1742;

const check = <T>(arbitrary: fc.Arbitrary<T>, property: (given: T) => void, numRuns = 200): void =>
  fc.assert(fc.property(arbitrary, property), { seed: SEED, numRuns });

const SETS = ['third', 'second', 'first'] as const;

/** Everybody's points from all fields together; who gets nothing is not named. */
function totals(fields: readonly Field[], farms: FarmSet): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { player, points } of scoreFields(fields, farms).flatMap(({ gains }) => gains)) {
    if (points !== 0) sums.set(player, (sums.get(player) ?? 0) + points);
  }
  return Object.fromEntries(sums);
}

const pointsOf = (fields: readonly Field[], farms: FarmSet, index: number): number =>
  (scoreFields(fields, farms)[index]?.gains ?? []).reduce((sum, { points }) => sum + points, 0);

test(`[CA-47] the order of seats changes nobody's points and nobody's place (seed ${SEED})`, () => {
  const shuffled = game.chain((given) =>
    fc.record({
      given: fc.constant(given),
      seats: fc.shuffledSubarray(given.setup.players, { minLength: given.setup.players.length }),
    }),
  );
  check(shuffled, ({ given: { setup, entries }, seats }) => {
    const [view, other] = [scoreTable(setup, entries), scoreTable({ ...setup, players: seats }, entries)];
    expect(other.players).toEqual(view.players);
    expect(other.standings.ranks).toEqual(view.standings.ranks);
    expect(other.standings.winners.toSorted()).toEqual(view.standings.winners.toSorted());
    expect(other.entries.map(({ totals: after }) => after)).toEqual(view.entries.map(({ totals: after }) => after));
  });
});

test(`[CA-47] every total is the sum of its reasons, and every reason a count times a rate (seed ${SEED})`, () => {
  check(game, ({ setup, entries }) => {
    const view = scoreTable(setup, entries);
    const sums = new Map(view.seats.map((player) => [player, 0]));
    for (const { gains, totals: after } of view.entries) {
      for (const gain of gains) {
        for (const { count, each, points } of gain.reasons) expect(points).toBe(count * each);
        expect(gain.points).toBe(sumOf(gain.reasons));
        expect(gain.before).toBe(sums.get(gain.player));
        expect(gain.after).toBe(gain.before + gain.points);
        sums.set(gain.player, gain.after);
      }
      expect(after).toEqual(Object.fromEntries(sums));
    }
    for (const [player, { points, byReason }] of Object.entries(view.players)) {
      expect(points).toBe(sums.get(player));
      expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
    }
  });
});

test(`[CA-47] fields scored anew alone are those of the whole table read again (seed ${SEED})`, () => {
  const drafted = fc.record({ given: game, field: fieldsOf(SIX), which: fc.nat(), farms: fc.constantFrom(...SETS) });
  check(drafted, ({ given: { setup, entries }, field: [field], which, farms }) => {
    if (field === undefined) return;
    const view = scoreTable({ ...setup, options: { ...setup.options, farms } }, entries);
    const entered = view.entries.filter(({ entry }) => entry.fact.kind === 'field').map(({ entry }) => entry.id);
    const except = entered[which % (entered.length + 1)];
    const draft = { fact: { kind: 'field' as const, field }, place: {}, ...(except === undefined ? {} : { except }) };
    const [alone, whole] = [previewFarms(view, draft), previewTable(view, [draft])];
    expect(alone.totals).toEqual(previewFarms(whole, null).totals);
    expect(alone.totals.map(({ final }) => final)).toEqual(whole.seats.map((player) => whole.players[player]?.points));
    const given = (fields: typeof alone.fields) =>
      fields.map(({ id, gains, problem }) => [id, gains.map(({ player, points }) => [player, points]), problem]);
    expect(given(alone.fields)).toEqual(given(previewFarms(whole, null).fields));
  });
});

test(`[CA-46] where the log holds turns, its order does not matter (seed ${SEED})`, () => {
  const turns = game
    .map(({ setup, entries }) => {
      const placed = entries.map((entry, index) => ({ ...entry, place: { round: (index % 5) + 1 } }));
      const counted = placed.filter(({ fact }) => fact.kind !== 'goods' && fact.kind !== 'field');
      return { setup, entries: counted };
    })
    .chain((given) =>
      fc.record({
        given: fc.constant(given),
        log: fc.shuffledSubarray(given.entries, { minLength: given.entries.length }),
      }),
    );
  check(turns, ({ given: { setup, entries }, log }) => {
    const [view, other] = [scoreTable(setup, entries), scoreTable(setup, log)];
    expect(other.players).toEqual(view.players);
    expect(other.tiles).toEqual(view.tiles);
    expect(other.turns).toEqual(view.turns);
  });
});

test(`[CA-21] ties pay everybody in full (seed ${SEED})`, () => {
  check(fc.record({ followers: followersOf(SIX), tiles: fc.integer({ min: 1, max: 20 }) }), ({ followers, tiles }) => {
    const { winners, strengths } = majorityOf(followers);
    const most = Math.max(0, ...Object.values(followers));
    expect(winners.toSorted()).toEqual(most === 0 ? [] : SIX.filter((player) => followers[player] === most).toSorted());
    expect(strengths.every(({ strength }) => strength <= most)).toBe(true);
    const view = scoreTable(setupOf(SIX), [entryOf('1', featureOf(road(tiles), followers), 1)]);
    for (const player of SIX) expect(view.players[player]?.points).toBe(winners.includes(player) ? tiles : 0);
  });
});

test(`[CA-26] a field's points never fall when a completed city is added to it (seed ${SEED})`, () => {
  const added = fieldsOf(SIX.slice(0, 4))
    .filter((fields) => fields.length > 0)
    .chain((fields) =>
      fc.record({
        fields: fc.constant(fields),
        index: fc.nat(fields.length - 1),
        named: fc.constantFrom(null, 'A', 'D'),
      }),
    );
  check(added, ({ fields, index, named }) => {
    const more = fields.map((field, at) => {
      if (at !== index) return field;
      if (named === null) return { ...field, cities: field.cities + 1 };
      return field.named.includes(named) ? field : { ...field, named: [...field.named, named] };
    });
    for (const farms of SETS) {
      expect(pointsOf(more, farms, index)).toBeGreaterThanOrEqual(pointsOf(fields, farms, index));
    }
  });
});

test(`[CA-29] second and third set agree where no player wins two fields that share a city (seed ${SEED})`, () => {
  let agreed = 0;
  check(
    fieldsOf(SIX.slice(0, 4)),
    (fields) => {
      const winners = fields.map(({ followers }) => majorityOf(followers).winners);
      const twice = fields.some((field, one) =>
        fields.some(
          (other, two) =>
            one < two &&
            field.named.some((city) => other.named.includes(city)) &&
            winners[one]?.some((player) => winners[two]?.includes(player)),
        ),
      );
      if (twice) return;
      agreed += 1;
      expect(totals(fields, 'second')).toEqual(totals(fields, 'third'));
    },
    600,
  );
  expect(agreed).toBeGreaterThan(100);
});

test(`[CA-29] the second set never pays more than the third (seed ${SEED})`, () => {
  check(fieldsOf(SIX.slice(0, 4)), (fields) => {
    const [second, third] = [totals(fields, 'second'), totals(fields, 'third')];
    for (const player of SIX) expect(second[player] ?? 0).toBeLessThanOrEqual(third[player] ?? 0);
  });
});

test(`[CA-31] the first set pays 4/3 of the third where no city is shared and no pig is there (seed ${SEED})`, () => {
  const apart = fieldsOf(SIX.slice(0, 4), { pigs: false }).map((fields) =>
    fields.map((field, index) => ({ ...field, named: field.named.map((city) => `${city}${index}`) })),
  );
  check(apart, (fields) => {
    const third = Object.entries(totals(fields, 'third'));
    expect(totals(fields, 'first')).toEqual(
      Object.fromEntries(third.map(([player, points]) => [player, (points * 4) / 3])),
    );
  });
});

test(`[CA-35] where a city stands changes no total: the order of fields does not matter (seed ${SEED})`, () => {
  const shuffled = fieldsOf(SIX.slice(0, 4)).chain((fields) =>
    fc.record({ fields: fc.constant(fields), other: fc.shuffledSubarray(fields, { minLength: fields.length }) }),
  );
  check(shuffled, ({ fields, other }) => {
    for (const farms of SETS) expect(totals(other, farms)).toEqual(totals(fields, farms));
  });
});

test(`[CA-31] first set: each city is paid once to each of its winners (seed ${SEED})`, () => {
  check(fieldsOf(SIX.slice(0, 4)), (fields) => {
    const paid = Object.values(totals(fields, 'first')).reduce((sum, points) => sum + points, 0) / 4;
    const named = [...new Set(fields.flatMap((field) => field.named))];
    const winnersOf = (city: string) => {
      const sums: Record<string, number> = {};
      for (const { followers } of fields.filter((field) => field.named.includes(city))) {
        for (const [player, count] of Object.entries(followers)) sums[player] = (sums[player] ?? 0) + count;
      }
      const most = Math.max(0, ...Object.values(sums));
      return most === 0 ? 0 : Object.values(sums).filter((count) => count === most).length;
    };
    const alone = fields.reduce((sum, { cities, followers }) => sum + cities * majorityOf(followers).winners.length, 0);
    expect(paid).toBe(alone + named.reduce((sum, city) => sum + winnersOf(city), 0));
  });
});

test(`[CA-33] named and counted cities are worth the same in a field alone (seed ${SEED})`, () => {
  check(fieldsOf(SIX.slice(0, 4)), (fields) => {
    for (const field of fields.slice(0, 1)) {
      const plain = { ...field, cities: citiesOf(field), named: [] };
      for (const farms of SETS) expect(totals([plain], farms)).toEqual(totals([field], farms));
    }
  });
});

test(`[CA-46] a table is read whatever its facts hold, and every number in it is one (seed ${SEED})`, () => {
  const starts = [['ana', 'bob'], [], ['ana', 'ana'], ['ana', '__proto__', 'bob']];
  const tables = fc.record({
    players: fc.constantFrom(...starts),
    firstPlayer: fc.constantFrom('ana', 'zoe', '__proto__', null),
    options,
    entries: fc.array(oddEntry, { maxLength: 30 }),
  });
  check(
    tables,
    ({ players, firstPlayer, options: agreed, entries }) => {
      const setup = { players, firstPlayer, options: agreed };
      const view = scoreTable(setup, entries);
      refuseSetup(setup);
      expect(Object.keys(view.players)).toEqual(view.seats);
      expect(Number.isFinite(view.tiles.left)).toBe(true);
      expect(view.entries.length + view.lost.length + view.course.length).toBeLessThanOrEqual(entries.length);
      for (const { points, byReason } of Object.values(view.players)) {
        expect(Number.isFinite(points)).toBe(true);
        expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
      }
      for (const { fact, place } of entries) {
        refuseFact(setup, view, fact, place);
        previewEntry(view, { fact, place });
      }
    },
    300,
  );
});

test(`[CA-46] what is accepted one after the other can be scored (seed ${SEED})`, () => {
  check(
    game,
    ({ setup, entries }) => {
      const accepted: typeof entries = [];
      for (const entry of entries) {
        const refusal = refuseFact(setup, scoreTable(setup, accepted), entry.fact, entry.place);
        if (refusal === null) accepted.push(entry);
      }
      const view = scoreTable(setup, accepted);
      expect(view.entries.filter(({ problem }) => problem !== null)).toEqual([]);
      expect(view.lost).toEqual([]);
      expect(view.entries.flatMap(({ doubts }) => doubts).filter(({ doubt }) => doubt === 'box-missing')).toEqual([]);
    },
    60,
  );
});
