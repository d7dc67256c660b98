import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../entry';
import { emptyArea } from './animals';
import { type Claim, type ClaimScore, scoreClaim } from './claim';
import { COLOURS, perColour } from './colours';
import type { Card, Colour } from './facts';
import { DEFAULT_OPTIONS } from './options';
import { animal, FULL_CARD, joker, times } from './testing/evenings';

const SEED = 20091201;

const claim = (row: Colour, cards: Card[], more: Partial<Claim> = {}) =>
  scoreClaim({ row, cards, area: emptyArea(), scoringCard: { 2: 6, 5: 14 }, options: DEFAULT_OPTIONS, ...more });

const areaOf = (animals: Partial<Record<Colour, number>>, waitingJokers = 0) => ({
  animals: perColour((colour) => animals[colour] ?? 0),
  waitingJokers,
});

const any = { ...DEFAULT_OPTIONS, jokers: 'any' } as const;

test('[CC-12] jokers without any animal card score 3 each and wait', () => {
  expect(claim('red', times(2, joker('animal')))).toMatchObject({
    reasons: [{ reason: 'waiting-jokers', rule: 'CC-12', jokers: 2, points: 6 }],
    area: areaOf({}, 2),
    jokersTo: [],
  });
});

test('[CC-12] the 3 points come once: a joker that waits longer adds nothing', () => {
  expect(claim('red', [joker('animal')], { area: areaOf({}, 1) })).toMatchObject({ points: 3, area: areaOf({}, 2) });
  expect(claim('red', [], { area: areaOf({}, 2) })).toMatchObject({ points: 0, area: areaOf({}, 2) });
});

test('[CC-12] an animal that leaves for 10 is no animal card before the player', () => {
  const cards: Card[] = [joker('animal'), { kind: 'animal', colour: 'green', take: 'ten' }];
  expect(claim('red', cards)).toMatchObject({ points: 13, area: areaOf({}, 1) });
});

test('[CC-13] waiting and new jokers join a kind and make it grow', () => {
  const area = areaOf({}, 1);
  expect(claim('red', [...times(3, animal), joker('animal')], { area, jokersTo: ['red', 'red'] })).toMatchObject({
    reasons: [{ reason: 'animals', colour: 'red', before: 0, cards: 3, jokers: 2, count: 5, points: 14 }],
    area: areaOf({ red: 5 }),
  });
});

test('[CC-13] a joker alone makes a kind grow that the player already has', () => {
  const area = areaOf({ green: 1 });
  expect(claim('red', [joker('animal')], { area, jokersTo: ['green'] })).toMatchObject({
    points: 6,
    area: areaOf({ green: 2 }),
  });
});

test('[CC-13] a kind of which the player has no card is refused', () => {
  const area = areaOf({ green: 2 });
  expect(claim('red', [joker('animal')], { area, jokersTo: ['red'] })).toEqual({
    refused: 'kind-not-held',
    colour: 'red',
  });
});

test('[CC-13] as many kinds are named as there are jokers to join', () => {
  const area = areaOf({ green: 2 });
  const one = [joker('animal')];
  expect(claim('red', one, { area, jokersTo: [] })).toEqual({ refused: 'jokers-to-number', given: 0, needed: 1 });
  expect(claim('red', one, { area, jokersTo: ['green', 'green'] })).toMatchObject({ given: 2, needed: 1 });
  expect(claim('red', one, { jokersTo: ['green'] })).toMatchObject({ given: 1, needed: 0 });
});

test('[CC-14] a joker beside the first animals scores no 3 of its own', () => {
  expect(claim('green', [animal, joker('animal')], { jokersTo: ['green'] })).toMatchObject({
    points: 6,
    reasons: [{ reason: 'animals' }],
  });
});

test('[CC-15] jokers that join together join one kind, unless the table plays "any"', () => {
  const area = areaOf({ green: 1, red: 1 });
  const jokersTo: Colour[] = ['green', 'red'];
  const two = times(2, joker('animal'));
  expect(claim('red', two, { area, jokersTo })).toEqual({ refused: 'more-than-one-kind', colours: jokersTo });
  expect(claim('red', two, { area, jokersTo, options: any })).toMatchObject({ points: 12 });
});

test('[CC-16] an allocated joker stays with its kind: a later claim has no joker to place', () => {
  const first = claim('green', [animal, joker('animal')]) as ClaimScore;
  expect(first.area).toEqual(areaOf({ green: 2 }));
  expect(claim('red', [animal, animal], { area: first.area, jokersTo: ['red'] })).toMatchObject({
    refused: 'jokers-to-number',
    needed: 0,
  });
});

test('[CC-17] the suggestion takes most points where the values are known', () => {
  const scoringCard = { 1: 1, 2: 20, 3: 21, 4: 22 };
  const area = areaOf({ green: 3, red: 1 });
  expect(claim('blue', [joker('animal')], { area, scoringCard })).toMatchObject({ jokersTo: ['green'], points: 22 });
  const steep = { ...scoringCard, 4: 2 };
  expect(claim('blue', [joker('animal')], { area, scoringCard: steep })).toMatchObject({ jokersTo: ['red'] });
});

test('[CC-17] where a value is unknown, the suggestion is the largest kind; then the order of colours', () => {
  const jokers = [joker('animal')];
  expect(claim('blue', jokers, { area: areaOf({ yellow: 1, green: 2 }) })).toMatchObject({ jokersTo: ['green'] });
  expect(claim('blue', jokers, { area: areaOf({ green: 2, red: 2 }) })).toMatchObject({ jokersTo: ['red'] });
});

test('[CC-17] equal points go to the kind with most cards', () => {
  const flat = Object.fromEntries(Object.keys(FULL_CARD).map((count) => [count, 5]));
  const area = areaOf({ yellow: 1, green: 4 });
  expect(claim('blue', [joker('animal')], { area, scoringCard: flat })).toMatchObject({ jokersTo: ['green'] });
});

test('[CC-11] jokers that fit no kind are refused', () => {
  const area = areaOf({ green: 12 }, 3);
  expect(claim('red', [], { area })).toMatchObject({ refused: 'kind-too-large', colour: 'green', count: 15 });
  expect(claim('red', [], { area, options: any })).toMatchObject({ refused: 'kind-too-large', count: 15 });
});

/** Every way to write kinds for so many jokers, allowed or not. */
function allAllocations(jokers: number): Colour[][] {
  if (jokers === 0) return [[]];
  return allAllocations(jokers - 1).flatMap((rest) => COLOURS.map((colour) => [...rest, colour]));
}

test(`[CC-17] the suggestion scores as much as the best of all allocations (seed ${SEED})`, () => {
  const count = fc.integer({ min: 0, max: 9 });
  const given = fc.record({
    animals: fc.record({ yellow: count, red: count, green: count, blue: count }),
    waitingJokers: fc.integer({ min: 0, max: 2 }),
    row: fc.constantFrom(...COLOURS),
    cards: fc.integer({ min: 0, max: 4 }),
    jokers: fc.integer({ min: 0, max: 2 }),
    values: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 13, maxLength: 13 }),
    options: fc.constantFrom(DEFAULT_OPTIONS, any),
  });
  fc.assert(
    fc.property(given, ({ animals, waitingJokers, row, cards, jokers, values, options }) => {
      const scoringCard = Object.fromEntries(values.map((value, index) => [index + 1, value]));
      const meets: Claim = {
        row,
        cards: [...times(cards, animal), ...times(jokers, joker('animal'))],
        area: { animals, waitingJokers },
        scoringCard,
        options,
      };
      const possible = Array.from({ length: waitingJokers + jokers + 1 }, (_, count) => allAllocations(count))
        .flat()
        .map((jokersTo) => scoreClaim({ ...meets, jokersTo }))
        .filter((score): score is ClaimScore => !isRefusal(score));
      const suggested = scoreClaim(meets);
      if (isRefusal(suggested)) expect(possible).toEqual([]);
      else expect(suggested.points).toBe(Math.max(...possible.map((score) => score.points)));
    }),
    { seed: SEED, numRuns: 150 },
  );
});
